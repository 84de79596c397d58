import { createRouter, type RouterHistory } from '@tanstack/react-router'

import { routeTree } from '../route-tree.gen.ts'
import type { RouterContext } from './services-context.ts'

/** The screens by their addresses: those of the window, unless another history is given. */
export const createPanelRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    scrollRestoration: true,
    ...(history === undefined ? {} : { history }),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPanelRouter>
  }
}
