import { createRouter, type RouterHistory } from '@tanstack/react-router'

import { RouteErrorPage } from '../features/shell/route-error-page.tsx'
import { routeTree } from '../route-tree.gen.ts'
import type { RouterContext } from './services-context.ts'

export const createPanelRouter = (context: RouterContext, history?: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    defaultPreload: 'intent',
    // in the first chunk, because the error may be a chunk that didn't load
    defaultErrorComponent: RouteErrorPage,
    scrollRestoration: true,
    ...(history === undefined ? {} : { history }),
  })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPanelRouter>
  }
}
