import { centerQueryOptions } from '@repo/api-client/centers/queries'
import { BRANCH_EVENTS } from '@repo/api-client/classes/packet'
import { createRealtimeClient, type RealtimeClient } from '@repo/live-class/realtime-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session-store.ts'

/** The connection to the realtime service while rooms are on screen; rooms are read again when they change. */
export const useRealtime = (): { readonly realtime: RealtimeClient; readonly refresh: () => void } => {
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const queryClient = useQueryClient()
  const [realtime] = useState(() => createRealtimeClient(client))
  const [refresh] = useState(
    () => () => void queryClient.invalidateQueries({ queryKey: centerQueryOptions(client, uuidBranch).queryKey }),
  )
  useEffect(() => {
    const stop = realtime.listen(null, {
      onMessage: (event) => {
        if (event === BRANCH_EVENTS.roomsChanged) refresh()
      },
      onContinuityLost: refresh,
    })
    return () => {
      stop()
      realtime.close()
    }
  }, [realtime, refresh])
  return { realtime, refresh }
}
