import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { type RoomError, roomErrorOf } from '@repo/api-client/rooms/save-room'

export const useRoomErrorLabels = (): ((error: unknown) => string) => {
  const { t } = useLingui()
  const errors: Readonly<Record<RoomError, string>> = {
    'name-taken': t`Another room already has this name. (Code 11)`,
    general: t`An error occurred, please try again later.`,
  }
  return (error) => errors[roomErrorOf(error instanceof ApiError ? error : { fields: {} })]
}
