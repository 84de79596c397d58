import type { ClientOptions } from '@repo/api-client/core/client'
import { create } from 'zustand'

type Send = NonNullable<ClientOptions['fetch']>

export const useNetworkStore = create(() => ({ isOnline: navigator.onLine, isReached: true, isLive: true }))

addEventListener('online', () => useNetworkStore.setState({ isOnline: true, isReached: true }))
addEventListener('offline', () => useNetworkStore.setState({ isOnline: false }))

export const useIsOffline = (): boolean => useNetworkStore(({ isOnline, isReached }) => !isOnline || !isReached)

export const reportLiveUpdates = (isLost: boolean): void => useNetworkStore.setState({ isLive: !isLost })

/** Any response counts as reached, even a refusal. */
export const watchNetwork =
  (send: Send): Send =>
  async (url, request) => {
    try {
      const response = await send(url, request)
      useNetworkStore.setState({ isReached: true })
      return response
    } catch (error) {
      // the page aborted the call
      if (request.signal?.aborted !== true) useNetworkStore.setState({ isReached: false })
      throw error
    }
  }
