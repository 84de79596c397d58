import type { RealtimeClient } from '@repo/live-class/realtime-client'
import { createContext, useContext } from 'react'

export const RealtimeContext = createContext<RealtimeClient | null>(null)

export const useRealtimeClient = (): RealtimeClient => {
  const realtime = useContext(RealtimeContext)
  if (realtime === null) throw new Error('this screen needs a realtime client')
  return realtime
}
