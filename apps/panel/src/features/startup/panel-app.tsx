import type { Client } from '@repo/api-client/core/client'
import { manualLanguageOf } from '@repo/domain/center/host'
import type { StartupState } from '@repo/domain/center/startup'
import { endFirstPaint } from '@repo/ui/end-first-paint'
import { SiteNameProvider } from '@repo/ui/site-name'
import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'

import type { createPanelRouter } from '../../app/router.ts'
import type { RuntimeConfig } from '../../app/runtime-config.ts'
import { useSessionStore } from '../../app/session/session-store.ts'
import { tellStartup, useStartupStore } from '../../app/session/startup-store.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { Notices } from './notices.tsx'
import { useSharedSession } from './use-shared-session.ts'

// few ever see it, and a dialog is no small thing to load first
const SuspendedScreen = lazy(() => import('./suspended-screen.tsx').then((part) => ({ default: part.SuspendedScreen })))

export interface PanelAppProps {
  router: ReturnType<typeof createPanelRouter>
  client: Client
  queryClient: QueryClient
  config: RuntimeConfig
}

/** Where the router draws; until then the loading screen stands. */
const SCREENS: ReadonlySet<StartupState['phase']> = new Set(['ready', 'unavailable', 'not-set-up', 'center-missing'])

const useStartup = ({ queryClient, config, router }: PanelAppProps) => {
  const state = useStartupStore((store) => store.state)
  useEffect(() => {
    if (state.phase === 'qr-box') location.replace(config.manualUrl[manualLanguageOf(navigator.languages)])
    if (state.phase === 'unavailable') void router.navigate({ to: '/rook' })
    // the link of the first run leads there itself, with its token
    if (state.phase === 'not-set-up' && location.pathname !== '/setup') void router.navigate({ to: '/setup' })
  }, [state.phase, config, router])
  // where the router draws, its first screen may still be on its way
  useEffect(() => router.subscribe('onRendered', endFirstPaint), [router])
  useEffect(
    () =>
      useSessionStore.subscribe((now, before) => {
        // some of what the server names, such as kinds of training, it names in the language of the call
        if (now.locale !== before.locale) void queryClient.invalidateQueries()
        if (now.isSuspended && !before.isSuspended) tellStartup({ type: 'center-suspended' })
      }),
    [queryClient],
  )
  return state
}

/** From the first paint to the screens: the loading screen until startup is over, then the router. */
export function PanelApp(props: PanelAppProps) {
  const state = useStartup(props)
  const { router } = props
  const showsScreens = SCREENS.has(state.phase) || (state.phase === 'refreshing' && state.isBehindLogin)
  useSharedSession(props, state.phase === 'ready')
  const center = useSessionStore((session) => session.center)
  return (
    <SiteNameProvider name={center?.name || 'Latido'} logoUrl={center?.imageUrl ?? null}>
      {showsScreens && <RouterProvider router={router} />}
      {state.phase === 'disabled' && (
        <Suspense fallback={<LoadingScreen />}>
          <SuspendedScreen isChecking={state.isChecking} contact={props.config.supportContact} />
        </Suspense>
      )}
      {!showsScreens && state.phase !== 'disabled' && <LoadingScreen />}
      <Notices />
    </SiteNameProvider>
  )
}
