import { forgetDrafts } from '@repo/api-client/browser/drafts'
import type { Client } from '@repo/api-client/core/client'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { createPanelRouter } from '../../app/router.ts'
import { useSessionStore } from '../../app/session/session-store.ts'
import { dispatchStartup } from '../../app/session/startup-store.ts'
import { renewSession } from './run-phase.ts'

const LOOK_EVERY_MS = 60_000

interface Parts {
  readonly client: Client
  readonly queryClient: QueryClient
  readonly router: ReturnType<typeof createPanelRouter>
}

/** Clears cached data when the user changes. */
const followSession = ({ queryClient, router }: Parts) =>
  useSessionStore.subscribe((now, before) => {
    if (now.session?.uuidUser === before.session?.uuidUser) return
    if (now.session !== null && before.session !== null) {
      forgetDrafts()
      // a reload keeps nothing of the previous user
      location.replace('/')
      return
    }
    if (now.session === null) {
      if (!now.isLost) forgetDrafts()
      queryClient.clear()
      dispatchStartup({ type: 'signed-out' })
    } else {
      dispatchStartup({ type: 'signed-in' })
    }
    void router.invalidate()
  })

/** For pages that stay open for weeks. A failed renewal is repeated later. */
const keepRenewing = (parts: Parts) => {
  const renew = () => void renewSession(parts).catch(() => null)
  const timer = setInterval(renew, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

export const useSharedSession = ({ client, queryClient, router }: Parts, isStarted: boolean) => {
  useEffect(() => followSession({ client, queryClient, router }), [client, queryClient, router])
  useEffect(
    () => (isStarted ? keepRenewing({ client, queryClient, router }) : undefined),
    [isStarted, client, queryClient, router],
  )
}
