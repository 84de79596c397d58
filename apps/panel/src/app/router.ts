import { createRouter } from '@tanstack/react-router'

import { routeTree } from '../route-tree.gen.ts'
import type { RouterContext } from './services-context.ts'

export const createPanelRouter = (context: RouterContext) =>
  createRouter({ routeTree, context, defaultPreload: 'intent', scrollRestoration: true })

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createPanelRouter>
  }
}
