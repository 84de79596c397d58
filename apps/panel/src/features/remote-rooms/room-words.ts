import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { roomErrorOf, type RoomError } from '@repo/api-client/rooms/room-error'
import type { RoomForm } from '@repo/domain/room-form'

import type { FieldWords } from '../../lib/form/use-form.ts'

/** What the rooms' form and notices say. */
export const useRoomWords = () => {
  const { t } = useLingui()
  const errors: Readonly<Record<RoomError, string>> = {
    'name-taken': t`Another room already has this name. (Code 11)`,
    general: t`An error occurred, please try again later.`,
  }
  const fields: Readonly<Record<keyof RoomForm, FieldWords>> = {
    name: { label: t`Name`, missing: t`Enter a name` },
    description: { label: t`Description` },
    coachUuid: { label: t`Coach`, missing: t`The room needs a coach` },
    isActive: { label: t`Active` },
  }
  const errorOf = (error: unknown): string => errors[roomErrorOf(error instanceof ApiError ? error : { fields: {} })]
  return { errorOf, fields }
}
