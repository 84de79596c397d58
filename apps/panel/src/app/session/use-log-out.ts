import { useLingui } from '@lingui/react/macro'
import { logOut } from '@repo/api-client/auth/account-endpoints'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useRealtimeClient } from '../connection/realtime-context.ts'
import { useServices } from '../services-context.ts'
import { toasts } from '../toasts.ts'
import { sessionKeeper } from './session-store.ts'

export const useLogOut = () => {
  const { t } = useLingui()
  const { client } = useServices()
  const realtime = useRealtimeClient()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      // reconnecting with the ended session's token would fail
      realtime.close()
      await queries.cancelQueries()
      return client.call(logOut, {})
    },
    onSuccess: () => sessionKeeper.replace(null),
    onError: () => {
      toasts.show({ tone: 'danger', title: t`An error occurred, please try again later.` })
      void queries.refetchQueries({ type: 'active' })
    },
  })
}
