import { useLingui } from '@lingui/react/macro'
import { chooseDisplayRoom } from '@repo/api-client/displays/manage-displays'
import { displayQueryOptions } from '@repo/api-client/displays/wall-queries'
import { useMutation } from '@tanstack/react-query'

import { client, queryClient, toasts } from '../app/services.ts'
import { setChoosing, showRoom } from '../app/viewer-store.ts'

export const useChooseRoom = () => {
  const { t } = useLingui()
  return useMutation({
    mutationFn: (roomUuid: string) => client.call(chooseDisplayRoom, { body: { roomUuid } }),
    onSuccess: async (_, roomUuid) => {
      const { queryKey } = displayQueryOptions(client)
      // an earlier call would restore the former room
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (known) => known && { ...known, settings: { ...known.settings, roomUuid } })
      showRoom(roomUuid)
      setChoosing(false)
      void queryClient.invalidateQueries({ queryKey })
    },
    onError: () => toasts.show({ tone: 'danger', title: t`Service temporarily unavailable` }),
  })
}
