import type { createPanelRouter } from '../../app/router.ts'

/** Loads the screen that the address names, each part as soon as it may be requested. */
export interface FirstScreen {
  /** Requests its code, which needs no session. */
  readonly loadCode: () => void
  /** Requests its code and its data, as the screen itself does. */
  readonly load: () => void
}

/** The screen that this page was opened at. */
export const firstScreenOf = (router: ReturnType<typeof createPanelRouter>): FirstScreen => ({
  // a part that fails to load is requested again when it is drawn, and shows its failure then
  loadCode: () => {
    for (const route of router.getMatchedRoutes(location.pathname)[0]) router.loadRouteChunk(route)?.catch(() => null)
  },
  load: () => void router.preloadRoute({ to: location.pathname as '/', search: true }).catch(() => null),
})
