import type { Client } from '@repo/api-client/core/client'
import { manualLanguageOf } from '@repo/domain/center/host'
import type { StartupState } from '@repo/domain/center/startup'
import { endFirstPaint } from '@repo/ui/first-paint'
import { SiteNameProvider } from '@repo/ui/site-name'
import type { QueryClient } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { lazy, Suspense, useEffect } from 'react'

import type { createPanelRouter } from '../../app/router.ts'
import type { RuntimeConfig } from '../../app/runtime-config.ts'
import { useSessionStore } from '../../app/session/session-store.ts'
import { dispatchStartup, useStartupStore } from '../../app/session/startup-store.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { Notices } from './notices.tsx'
import { useSharedSession } from './use-shared-session.ts'

// rarely shown, so its dialog isn't in the first chunk
const SuspendedScreen = lazy(() => import('./suspended-screen.tsx').then((part) => ({ default: part.SuspendedScreen })))

export interface PanelAppProps {
  router: ReturnType<typeof createPanelRouter>
  client: Client
  queryClient: QueryClient
  config: RuntimeConfig
}

/** Phases in which the router renders. */
const SCREENS: ReadonlySet<StartupState['phase']> = new Set(['ready', 'unavailable', 'not-set-up', 'center-missing'])

const useStartup = ({ queryClient, config, router }: PanelAppProps) => {
  const state = useStartupStore((store) => store.state)
  useEffect(() => {
    if (state.phase === 'qr-box') location.replace(config.manualUrl[manualLanguageOf(navigator.languages)])
    if (state.phase === 'unavailable') void router.navigate({ to: '/rook' })
    // the setup link itself contains the token
    if (state.phase === 'not-set-up' && location.pathname !== '/setup') void router.navigate({ to: '/setup' })
  }, [state.phase, config, router])
  // the router's first page may still be loading
  useEffect(() => router.subscribe('onRendered', endFirstPaint), [router])
  useEffect(
    () =>
      useSessionStore.subscribe((now, before) => {
        // the server localizes some names, such as training types
        if (now.locale !== before.locale) void queryClient.invalidateQueries()
        if (now.isSuspended && !before.isSuspended) dispatchStartup({ type: 'center-suspended' })
      }),
    [queryClient],
  )
  return state
}

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
