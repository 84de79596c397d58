import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import type { Versioned } from '@repo/api-client/core/with-version'
import { pairDaq } from '@repo/api-client/rooms/daq-pairing'
import { addDaqRoom, deleteDaqRoom, issueDaqKey, revokeDaqKey } from '@repo/api-client/rooms/daq-rooms'
import type { DaqDevice, Room } from '@repo/api-client/rooms/room'
import { updateRoom, uploadRoomBackground, uploadRoomLogo } from '@repo/api-client/rooms/save-room'
import type { DaqForm } from '@repo/domain/rooms/daq-form'
import type { ReceiverForm } from '@repo/domain/rooms/receiver-form'
import type { RoomDeviceForm } from '@repo/domain/rooms/room-device-form'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { useImageUpload } from '../../lib/use-image-upload.ts'
import { useSaved } from '../../lib/use-saved.ts'

const useCenter = () => {
  const { client } = useServices()
  const { uuidBranch } = useSession()
  return { client, uuidBranch, invalidates: [centerQueryOptions(client, uuidBranch).queryKey] }
}

export const useSaveDevice = () => {
  const { t } = useLingui()
  const { client, uuidBranch, invalidates } = useCenter()
  return useSaved(
    ({ room, fields }: { room: Room | null; fields: DaqForm & Versioned }, keys): Promise<unknown> =>
      room === null
        ? client.call(addDaqRoom, { body: fields, keys })
        : client.call(updateRoom, { params: { uuid: room.uuid }, body: { ...fields, branchUuid: uuidBranch }, keys }),
    {
      invalidates,
      notice: ({ room }) => (room === null ? t`Device added` : t`Name updated`),
      failed: () => null,
    },
  )
}

export const useDeleteDevice = ({ uuid }: Room) => {
  const { t } = useLingui()
  const { client, invalidates } = useCenter()
  return useSaved(() => client.call(deleteDaqRoom, { params: { uuid } }), {
    invalidates,
    notice: () => t`Device deleted`,
    gone: () => t`This device no longer exists`,
  })
}

export const useIssueKey = ({ uuid }: Room) => {
  const { client, invalidates } = useCenter()
  return useSaved(
    (body: RoomDeviceForm & { deviceUuid?: string }, keys) =>
      client.call(issueDaqKey, { params: { uuid }, body, keys }),
    { invalidates },
  )
}

export const usePairReceiver = ({ uuid }: Room) => {
  const { t } = useLingui()
  const { client, invalidates } = useCenter()
  return useSaved((body: ReceiverForm, keys) => client.call(pairDaq, { params: { uuid }, body, keys }), {
    invalidates,
    notice: () => t`Receiver paired`,
    failed: () => null,
  })
}

export const useRevokeKey = ({ uuid }: DaqDevice) => {
  const { t } = useLingui()
  const { client, invalidates } = useCenter()
  return useSaved(() => client.call(revokeDaqKey, { params: { uuid } }), { invalidates, notice: () => t`Key revoked` })
}

export const useDevicePicture = ({ uuid }: Room, kind: 'background' | 'logo') => {
  const { t } = useLingui()
  const { client, invalidates } = useCenter()
  const endpoint = kind === 'logo' ? uploadRoomLogo : uploadRoomBackground
  return useImageUpload((file, keys) => client.call(endpoint, { params: { uuid }, file, keys }), {
    invalidates,
    notice: () => t`Image updated`,
  })
}
