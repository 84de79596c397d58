import type { RealtimeClient } from '@repo/live-class/realtime-client'
import { useCallback } from 'react'

import { useRealtimeClient } from '../../app/connection/realtime-context.ts'
import { useRefreshing } from '../../app/connection/use-branch-events.ts'

export const useRealtime = (): { readonly realtime: RealtimeClient; readonly refresh: () => void } => {
  const { rooms, members } = useRefreshing()
  const refresh = useCallback(() => {
    rooms()
    members()
  }, [rooms, members])
  return { realtime: useRealtimeClient(), refresh }
}
