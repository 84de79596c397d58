import { createFileRoute, redirect } from '@tanstack/react-router'

import { useSessionStore } from '../app/session-store.ts'
import { GuardedShell } from '../features/shell/guarded-shell.tsx'

export const Route = createFileRoute('/_guarded')({
  beforeLoad: ({ location }) => {
    if (useSessionStore.getState().session !== null) return
    const back = location.href === '/' ? undefined : location.href
    throw redirect({ to: '/login', search: { back } })
  },
  component: GuardedShell,
})
