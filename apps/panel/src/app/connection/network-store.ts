import type { ClientOptions } from '@repo/api-client/core/client'
import { create } from 'zustand'

type Send = NonNullable<ClientOptions['fetch']>

/** Whether the browser has a network, whether the last call reached a server, and whether changes by others arrive. */
export const useNetworkStore = create(() => ({ isOnline: navigator.onLine, isReached: true, isLive: true }))

addEventListener('online', () => useNetworkStore.setState({ isOnline: true, isReached: true }))
addEventListener('offline', () => useNetworkStore.setState({ isOnline: false }))

/** Whether calls go nowhere for now. */
export const useIsOffline = (): boolean => useNetworkStore(({ isOnline, isReached }) => !isOnline || !isReached)

export const reportLiveUpdates = (isLost: boolean): void => useNetworkStore.setState({ isLive: !isLost })

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
