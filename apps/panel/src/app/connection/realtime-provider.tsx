import { createRealtimeClient } from '@repo/live-class/realtime-client'
import { useEffect, useState, type ReactNode } from 'react'

import { useServices } from '../services-context.ts'
import { reportLiveUpdates } from './network-store.ts'
import { RealtimeContext } from './realtime-context.ts'

export function RealtimeProvider({ children }: { children: ReactNode }) {
  const { client } = useServices()
  const [realtime] = useState(() => createRealtimeClient(client, reportLiveUpdates))
  useEffect(() => () => realtime.close(), [realtime])
  return <RealtimeContext value={realtime}>{children}</RealtimeContext>
}
