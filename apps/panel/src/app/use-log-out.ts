import { useLingui } from '@lingui/react/macro'
import { logOut } from '@repo/api-client/auth/log-out'
import { useMutation } from '@tanstack/react-query'

import { useRealtimeClient } from './realtime-context.ts'
import { useServices } from './services-context.ts'
import { sessionKeeper } from './session-store.ts'
import { toasts } from './toasts.ts'

/** Ends the session, in every tab. */
export const useLogOut = () => {
  const { t } = useLingui()
  const { client } = useServices()
  const realtime = useRealtimeClient()
  return useMutation({
    mutationFn: () => {
      // the server ends its connection with the session, and it would ask for another with a token that is good no more
      realtime.close()
      return client.call(logOut, {})
    },
    onSuccess: () => sessionKeeper.replace(null),
    onError: () => toasts.show({ tone: 'danger', title: t`An error occurred, please try again later.` }),
  })
}
