import { showHealth } from '@repo/api-client/system/system-endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useNetworkStore } from '../../app/connection/network-store.ts'
import { useServices } from '../../app/services-context.ts'

const PAUSE_MS = 3000

/** Polls until the server responds, then refetches failed queries. */
export const useFindServer = (): void => {
  const { client } = useServices()
  const queryClient = useQueryClient()
  const isReached = useNetworkStore((state) => state.isReached)
  useEffect(() => {
    if (isReached) return undefined
    const look = () => void client.call(showHealth, {}).catch(() => null)
    const timer = setInterval(look, PAUSE_MS)
    return () => {
      clearInterval(timer)
      void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    }
  }, [client, queryClient, isReached])
}
