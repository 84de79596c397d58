import type { StoredSession } from '@repo/api-client/auth/stored-session'

import type { createPanelRouter } from '../../app/router.ts'
import type { Services } from '../../app/services.ts'
import { firstRequests } from './first-requests.ts'

/** Preloads the page in the URL, each part as early as possible. */
export interface FirstScreen {
  readonly requestCode: () => void
  /** Prefetches its data before its code has loaded. */
  readonly prefetch: (session: StoredSession) => void
  readonly ask: () => void
}

export const firstScreenOf = (router: ReturnType<typeof createPanelRouter>, { ahead }: Services): FirstScreen => {
  const stop = router.subscribe('onRendered', () => {
    // all calls were made by then
    ahead.end()
    stop()
  })
  return {
    // a failed chunk is loaded again, and reported, when the page renders
    requestCode: () => {
      for (const route of router.getMatchedRoutes(location.pathname)[0]) router.loadRouteChunk(route)?.catch(() => null)
    },
    prefetch: (session) => ahead.ask(firstRequests(location, session)),
    ask: () => void router.preloadRoute({ to: location.pathname as '/', search: true }).catch(() => null),
  }
}
