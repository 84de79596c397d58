import type { StoredSession } from '@repo/api-client/staff-session/stored-session'

import type { createPanelRouter } from '../../app/router.ts'
import type { Services } from '../../app/services.ts'
import { firstAsks } from './first-asks.ts'

/** Brings what the address names, piece by piece, as soon as each may be asked for. */
export interface FirstScreen {
  /** Its code, which is anybody's. */
  readonly askForCode: () => void
  /** Its data, for whoever is signed in, before the code is there that reads them. */
  readonly askAhead: (session: StoredSession) => void
  /** Both, as the screen itself does. */
  readonly ask: () => void
}

/** The screen that this page was opened at. */
export const firstScreenOf = (router: ReturnType<typeof createPanelRouter>, { ahead }: Services): FirstScreen => {
  const stop = router.subscribe('onRendered', () => {
    // whatever it shows has been asked for by then
    ahead.end()
    stop()
  })
  return {
    // what does not come is asked for again once it is drawn, and says so then
    askForCode: () => {
      for (const route of router.getMatchedRoutes(location.pathname)[0]) router.loadRouteChunk(route)?.catch(() => null)
    },
    askAhead: (session) => ahead.ask(firstAsks(location, session)),
    ask: () => void router.preloadRoute({ to: location.pathname as '/', search: true }).catch(() => null),
  }
}
