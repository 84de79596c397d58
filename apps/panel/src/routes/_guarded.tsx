import { createFileRoute, redirect } from '@tanstack/react-router'

import { useSessionStore } from '../app/session/session-store.ts'
import { GoTo } from '../features/palette/go-to.tsx'
import { GuardedShell } from '../features/shell/guarded-shell.tsx'

export const Route = createFileRoute('/_guarded')({
  beforeLoad: ({ location }) => {
    if (useSessionStore.getState().session !== null) return
    const back = location.href === '/' ? undefined : location.href
    throw redirect({ to: '/login', search: { back } })
  },
  component: Guarded,
})

/** Nothing between the end of a session and the login, because pages need a session. */
function Guarded() {
  const isSignedIn = useSessionStore((state) => state.session !== null)
  return isSignedIn ? <GuardedShell goTo={<GoTo />} /> : null
}
