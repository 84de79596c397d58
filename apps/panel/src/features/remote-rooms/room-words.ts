import { useLingui } from '@lingui/react/macro'
import { ApiError, NO_RESPONSE } from '@repo/api-client/core/api-error'
import { roomErrorOf, type RoomError } from '@repo/api-client/rooms/room-error'
import { imageLimits } from '@repo/domain/limits'
import type { RoomForm } from '@repo/domain/room-form'

import type { FieldWords } from '../../lib/form/use-form.ts'

/** What the rooms' form and notices say. */
export const useRoomWords = () => {
  const { t } = useLingui()
  const megabytes = imageLimits.maxBytes / (1024 * 1024)
  const errors: Readonly<Record<RoomError, string>> = {
    'name-taken': t`Another room already has this name. (Code 11)`,
    'image-size': t`The image is larger than ${megabytes} MB. Choose a smaller one.`,
    'image-kind': t`This file is not a PNG or JPEG image, whatever its name says. Choose another one.`,
    general: t`An error occurred, please try again later.`,
  }
  const fields: Readonly<Record<keyof RoomForm, FieldWords>> = {
    name: { label: t`Name`, missing: t`Enter a name` },
    description: { label: t`Description` },
    coachUuid: { label: t`Coach`, missing: t`The room needs a coach` },
    isActive: { label: t`Active` },
  }
  const errorOf = (error: unknown): string =>
    errors[roomErrorOf(error instanceof ApiError ? error : { status: NO_RESPONSE, fields: {} })]
  return { errorOf, fields, imageSize: errors['image-size'] }
}
