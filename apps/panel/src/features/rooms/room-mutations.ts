import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import type { ActionKeys } from '@repo/api-client/core/endpoint'
import type { Versioned } from '@repo/api-client/core/with-version'
import type { Room } from '@repo/api-client/rooms/room'
import { createRoom, deleteRoom, updateRoom, uploadRoomBackground } from '@repo/api-client/rooms/save-room'
import type { RoomFields } from '@repo/domain/rooms/room-form'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { useImageUpload } from '../../lib/use-image-upload.ts'
import { useSaved } from '../../lib/use-saved.ts'
import { useRoomLabels } from './room-labels.ts'

interface Telling<Input> {
  readonly notice: (input: Input) => string
  /** The form shows the error itself. */
  readonly isSilent?: boolean
  readonly gone?: () => string
}

/** Invalidates the center, which contains the rooms. */
const useRoomChange = <Input>(
  change: (input: Input, keys: ActionKeys) => Promise<unknown>,
  { notice, isSilent = false, ...rest }: Telling<Input>,
) => {
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const { errorOf } = useRoomLabels()
  return useSaved(change, {
    invalidates: [centerQueryOptions(client, uuidBranch).queryKey],
    notice,
    failed: (error) => (isSilent ? null : errorOf(error)),
    ...rest,
  })
}

export const useSaveRoom = () => {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidBranch, uuidUser } = useSession()
  const save = ({ room, fields }: { room: Room | null; fields: RoomFields & Versioned }, keys: ActionKeys) => {
    const { coachUuid, ...rest } = fields
    const body = { ...rest, branchUuid: uuidBranch, coachUuids: [coachUuid] }
    return room === null
      ? client.call(createRoom, { body: { ...body, createdBy: uuidUser }, keys })
      : client.call(updateRoom, { params: { uuid: room.uuid }, body, keys })
  }
  const notice = ({ room }: { room: Room | null }) => (room === null ? t`Room created` : t`Room updated`)
  return useRoomChange(save, { notice, isSilent: true })
}

export const useDeleteRoom = ({ uuid }: Room) => {
  const { t } = useLingui()
  const { client } = useServices()
  return useRoomChange<void>(() => client.call(deleteRoom, { params: { uuid } }), {
    notice: () => t`Room deleted`,
    gone: () => t`This room no longer exists`,
  })
}

export const useReplaceBackground = ({ uuid }: Room) => {
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidBranch } = useSession()
  return useImageUpload((file, keys) => client.call(uploadRoomBackground, { params: { uuid }, file, keys }), {
    invalidates: [centerQueryOptions(client, uuidBranch).queryKey],
    notice: () => t`Image updated`,
  })
}
