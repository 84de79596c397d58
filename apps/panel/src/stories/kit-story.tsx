import type { Answer } from '@repo/api-client/fake/answer'
import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import type { ComponentType } from 'react'

import type { createPanelRouter } from '../app/router.ts'
import type { RouterContext } from '../app/services-context.ts'
import { storyAt } from './panel-story.tsx'

type PanelRouter = typeof createPanelRouter

type ReadSearch<Search> = (typed: Record<string, unknown>) => Search

export const kitAt = <Search extends object>(
  Part: ComponentType<{ search: Search }>,
  read: ReadSearch<Search>,
  path: string,
  answers: () => readonly Answer[] = () => [],
) => {
  const router = (context: RouterContext, history: Parameters<PanelRouter>[1]) => {
    const root = createRootRouteWithContext<RouterContext>()()
    const index = createRoute({
      getParentRoute: () => root,
      path: '/',
      validateSearch: read,
      component: () => (
        <main>
          <Part search={index.useSearch() as Search} />
        </main>
      ),
    })
    return createRouter({ routeTree: root.addChildren([index]), context, ...(history && { history }) })
  }
  // the panel's types allow a single router
  return storyAt(path, answers, 'admin', { router: router as unknown as PanelRouter })
}
