import type { IdleView } from '@repo/domain/idle-view'
import { createToastStore } from '@repo/ui/toast-store'
import { Toaster } from '@repo/ui/toaster'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, useSyncExternalStore } from 'react'

import type { ClassViewHost } from '../class-view-host.ts'
import { ClassView } from '../class-view.tsx'
import type { FakeCenter } from './fake-center.ts'

export interface StorySessionProps {
  center: FakeCenter
  kind: ClassViewHost['kind']
  /** False for who may only watch. */
  canControl: boolean
  /** What a wall shows between classes. */
  idleView?: IdleView
  /** A wall has not heard from the server since. */
  offlineSince?: number
  onLeave: () => void
}

/** A class view in a host of its own, with everything round it that a host brings. */
export function StorySession({
  center,
  kind,
  canControl,
  idleView = 'poster',
  offlineSince,
  onLeave,
}: StorySessionProps) {
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const [host] = useState<ClassViewHost>(() => ({
    kind,
    owner: 'coach',
    viewer: 'Carla Coach',
    canControl,
    canBan: canControl,
    zone: 'America/Mexico_City',
    publicUrl: 'https://demo.example',
    // the page is another app's; its words are said by the stories
    meetingPage: 'about:blank',
    toasts: createToastStore(),
    idleView,
    offlineSince: offlineSince ?? null,
  }))
  const room = useSyncExternalStore(center.onRoomChange, center.room)
  return (
    <QueryClientProvider client={queryClient}>
      <div style={{ height: '100dvh', padding: kind === 'panel' ? 16 : 0 }}>
        <ClassView
          client={center.client}
          realtime={center.realtime}
          room={room}
          host={host}
          refresh={center.refresh}
          onLeave={onLeave}
        />
      </div>
      <Toaster store={host.toasts} label="Notices" closeLabel="Close" />
    </QueryClientProvider>
  )
}
