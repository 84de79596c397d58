import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

import type { RouterContext } from '../app/services-context.ts'
import { useSessionStore } from '../app/session/session-store.ts'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'
import { centered } from '../lib/screens.css.ts'

// the shell isn't in the first chunk
const NotFoundInShell = lazy(() =>
  import('./-not-found-in-shell.tsx').then((part) => ({ default: part.NotFoundInShell })),
)

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFound,
})

function NotFound() {
  const isSignedIn = useSessionStore((state) => state.session !== null)
  if (!isSignedIn) {
    return (
      <main className={centered}>
        <NotFoundPage />
      </main>
    )
  }
  return (
    <Suspense fallback={null}>
      <NotFoundInShell />
    </Suspense>
  )
}
