import { centerQueryOptions } from '@repo/api-client/centers/queries'
import { createRoom } from '@repo/api-client/rooms/create-room'
import { deleteRoom } from '@repo/api-client/rooms/delete-room'
import type { Room } from '@repo/api-client/rooms/room'
import { updateRoom } from '@repo/api-client/rooms/update-room'
import { uploadRoomBackground } from '@repo/api-client/rooms/upload-room-background'
import type { RoomFields } from '@repo/domain/room-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session-store.ts'

/** Changes to remote rooms; each has the center, which carries the rooms, read again. */
const useRoomMutation = <Input>(change: (input: Input) => Promise<unknown>) => {
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: centerQueryOptions(client, uuidBranch).queryKey }),
  })
}

const wireFields = (fields: RoomFields, branchUuid: string) => ({
  room_name: fields.name,
  ...(fields.description === null ? {} : { description: fields.description }),
  status: fields.isActive,
  couches: [{ uuid: fields.coachUuid }],
  branch_uuid: branchUuid,
})

/** Creates a room, or edits the one given. */
export const useSaveRoom = () => {
  const { client } = useServices()
  const { uuidBranch, uuidUser } = useSession()
  return useRoomMutation(({ room, fields }: { room: Room | null; fields: RoomFields }) => {
    const body = wireFields(fields, uuidBranch)
    return room === null
      ? client.call(createRoom, { body: { ...body, create_by: uuidUser, type_room: 'remote', remote_status: 1 } })
      : client.call(updateRoom, { params: { uuid: room.uuid }, body })
  })
}

export const useDeleteRoom = () => {
  const { client } = useServices()
  return useRoomMutation((room: Room) => client.call(deleteRoom, { params: { uuid: room.uuid } }))
}

export const useReplaceBackground = () => {
  const { client } = useServices()
  return useRoomMutation(({ room, file }: { room: Room; file: File }) =>
    client.call(uploadRoomBackground, { params: { uuid: room.uuid }, file }),
  )
}
