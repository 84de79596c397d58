import type { ClientOptions } from '@repo/api-client/core/client'
import { create } from 'zustand'

type Send = NonNullable<ClientOptions['fetch']>

/** Whether the browser has a network, and whether the last call reached a server. */
export const useNetworkStore = create(() => ({ isOnline: navigator.onLine, isReached: true }))

addEventListener('online', () => useNetworkStore.setState({ isOnline: true, isReached: true }))
addEventListener('offline', () => useNetworkStore.setState({ isOnline: false }))

/** Whether calls go nowhere for now. */
export const useIsOffline = (): boolean => useNetworkStore(({ isOnline, isReached }) => !isOnline || !isReached)

/** Records of every call whether it reached a server; any answer at all counts, also a refusal. */
export const watchNetwork =
  (send: Send): Send =>
  async (url, request) => {
    try {
      const response = await send(url, request)
      useNetworkStore.setState({ isReached: true })
      return response
    } catch (error) {
      // the page itself gave up the call
      if (request.signal?.aborted !== true) useNetworkStore.setState({ isReached: false })
      throw error
    }
  }
