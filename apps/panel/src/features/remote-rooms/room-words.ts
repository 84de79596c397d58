import { useLingui } from '@lingui/react/macro'
import type { RoomForm } from '@repo/domain/room-form'

import type { FieldWords } from '../../lib/form/use-form.ts'
import { useRoomErrorWords } from '../../lib/rooms/room-error-words.ts'

/** What the rooms' form and notices say. */
export const useRoomWords = () => {
  const { t } = useLingui()
  const fields: Readonly<Record<keyof RoomForm, FieldWords>> = {
    name: { label: t`Name`, missing: t`Enter a name` },
    description: { label: t`Description` },
    coachUuid: { label: t`Coach`, missing: t`The room needs a coach` },
    isActive: { label: t`Active` },
  }
  return { errorOf: useRoomErrorWords(), fields }
}
