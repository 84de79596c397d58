import { createRouter, type RouterHistory } from '@tanstack/react-router'

import { RouteErrorPage } from '../features/shell/route-error-page.tsx'
import { routeTree } from '../route-tree.gen.ts'
import type { RouterContext } from './services-context.ts'

/** The screens by their addresses: those of the window, unless another history is given. */
export const createPanelRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // among what loads first: the code of a screen may be what did not come
    defaultErrorComponent: RouteErrorPage,
    scrollRestoration: true,
    ...(history === undefined ? {} : { history }),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPanelRouter>
  }
}
