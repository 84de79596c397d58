import { useLingui } from '@lingui/react/macro'
import type { RoomForm } from '@repo/domain/rooms/room-form'

import type { FieldLabels } from '../../lib/form/use-form.ts'
import { useRoomErrorLabels } from '../../lib/rooms/room-error-labels.ts'

export const useRoomLabels = () => {
  const { t } = useLingui()
  const fields: Readonly<Record<keyof RoomForm, FieldLabels>> = {
    name: { label: t`Name`, missing: t`Enter a name` },
    description: { label: t`Description` },
    coachUuid: { label: t`Coach`, missing: t`Choose a coach` },
    isActive: { label: t`Active` },
  }
  return { errorOf: useRoomErrorLabels(), fields }
}
