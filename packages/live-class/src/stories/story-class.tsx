import { firstSettings, type DisplaySettings } from '@repo/domain/displays/display-settings'
import { createToastStore } from '@repo/ui/toast-store'
import { Toaster } from '@repo/ui/toaster'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, useSyncExternalStore, type ReactNode } from 'react'

import type { ClassViewHost } from '../control/class-view-host.ts'
import { ClassView } from '../view/class-view.tsx'
import { useWallRoot } from '../wall/use-wall-root.ts'
import { wall } from '../wall/wall-root.css.ts'
import type { FakeCenter } from './fake-center.ts'

export interface StorySessionProps {
  center: FakeCenter
  kind: ClassViewHost['kind']
  canControl: boolean
  settings?: Partial<DisplaySettings>
  next?: { roomName: string; from: string }
  publicUrl?: string
  offlineSince?: number
  onLeave: () => void
}

interface StandProps extends Pick<StorySessionProps, 'kind'> {
  settings: DisplaySettings
  children: ReactNode
}

function OnWall({ settings, children }: Omit<StandProps, 'kind'>) {
  useWallRoot(settings)
  // an idle display
  return (
    <main className={wall} data-awake={false}>
      {children}
    </main>
  )
}

function Stand({ kind, settings, children }: StandProps) {
  if (kind === 'wall') return <OnWall settings={settings}>{children}</OnWall>
  return <main style={{ height: '100dvh', padding: 16 }}>{children}</main>
}

export function StorySession(props: StorySessionProps) {
  const { center, kind, canControl, settings, next, publicUrl = 'https://demo.example', offlineSince, onLeave } = props
  const [queryClient] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  const hung = { ...firstSettings, ...settings }
  const [host] = useState<ClassViewHost>(() => ({
    kind,
    owner: 'coach',
    viewer: 'Carla Coach',
    canControl,
    canBan: canControl,
    zone: 'America/Mexico_City',
    publicUrl,
    // stories send the page's messages
    meetingPage: 'about:blank',
    toasts: createToastStore(),
    ...hung,
    next: next ?? null,
    offlineSince: offlineSince ?? null,
  }))
  const room = useSyncExternalStore(center.onRoomChange, center.room)
  return (
    <QueryClientProvider client={queryClient}>
      <Stand kind={kind} settings={hung}>
        <ClassView
          client={center.client}
          realtime={center.realtime}
          room={room}
          host={host}
          refresh={center.refresh}
          onLeave={onLeave}
        />
      </Stand>
      <Toaster store={host.toasts} label="Notifications" closeLabel="Close" />
    </QueryClientProvider>
  )
}
