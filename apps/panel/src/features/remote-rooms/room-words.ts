import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { roomErrorOf, type RoomError } from '@repo/domain/error-catalogue'
import type { RoomFault } from '@repo/domain/room-form'

/** What the rooms' forms and notices say. */
export const useRoomWords = () => {
  const { t } = useLingui()
  const errors: Readonly<Record<RoomError, string>> = {
    'name-taken': t`Another room already has this name. (Code 11)`,
    'image-size': t`The image is larger than 2 MB. Choose a smaller one.`,
    'image-kind': t`This file is not a PNG or JPEG image, whatever its name says. Choose another one.`,
    general: t`An error occurred, please try again later.`,
  }
  const faultOf = (fault: RoomFault | undefined, min: number, max: number): string | undefined => {
    if (fault === undefined) return undefined
    return fault === 'required' ? t`Required` : t`Between ${min} and ${max} characters`
  }
  const errorOf = (error: unknown): string =>
    errors[roomErrorOf(error instanceof ApiError ? error : { status: 10, fields: {} })]
  return { errorOf, faultOf, imageSize: errors['image-size'] }
}
