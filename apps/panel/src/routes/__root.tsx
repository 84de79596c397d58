import { createRootRouteWithContext, Outlet } from '@tanstack/react-router'

import type { RouterContext } from '../app/services-context.ts'
import { NotFoundPage } from '../features/shell/not-found-page.tsx'
import { RouteErrorPage } from '../features/shell/route-error-page.tsx'

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  errorComponent: RouteErrorPage,
  notFoundComponent: NotFoundPage,
})
