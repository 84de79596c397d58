import { forgetDrafts } from '@repo/api-client/browser/drafts'
import type { Client } from '@repo/api-client/core/client'
import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import type { createPanelRouter } from '../../app/router.ts'
import { useSessionStore } from '../../app/session/session-store.ts'
import { tellStartup } from '../../app/session/startup-store.ts'
import { renewSession } from './run-phase.ts'

const LOOK_EVERY_MS = 60_000

interface Parts {
  readonly client: Client
  readonly queryClient: QueryClient
  readonly router: ReturnType<typeof createPanelRouter>
}

/** Follows the session that all tabs share: what one person saw or typed never meets another. */
const followSession = ({ queryClient, router }: Parts) =>
  useSessionStore.subscribe((now, before) => {
    if (now.session?.uuidUser === before.session?.uuidUser) return
    if (now.session !== null && before.session !== null) {
      forgetDrafts()
      // a page made anew keeps nothing of the person before
      location.replace('/')
      return
    }
    if (now.session === null) {
      if (!now.isLost) forgetDrafts()
      queryClient.clear()
      tellStartup({ type: 'signed-out' })
    } else {
      tellStartup({ type: 'signed-in' })
    }
    void router.invalidate()
  })

/** Renews the session's token in a page that stays open for weeks; a try that fails is made again later. */
const keepRenewing = (parts: Parts) => {
  const renew = () => void renewSession(parts).catch(() => null)
  const timer = setInterval(renew, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

/** Ties the panel to the browser's session, whichever tab changes it. */
export const useSharedSession = ({ client, queryClient, router }: Parts, isStarted: boolean) => {
  useEffect(() => followSession({ client, queryClient, router }), [client, queryClient, router])
  useEffect(
    () => (isStarted ? keepRenewing({ client, queryClient, router }) : undefined),
    [isStarted, client, queryClient, router],
  )
}
