import type { Client } from '@repo/api-client/core/client'
import { listViewsQueryOptions } from '@repo/api-client/list-views/queries'
import { openingView } from '@repo/domain/lists/list-view'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'

import { screenAt, type ScreenPath } from '../../app/areas.ts'

interface Opening {
  readonly context: { readonly client: Client; readonly queryClient: QueryClient }
  /** The default view applies to `enter` and `preload`. */
  readonly cause: 'enter' | 'stay' | 'preload'
  readonly deps: Readonly<Record<string, unknown>>
  readonly ask: () => void
}

/**
 * Redirects a list without params to its default view, or fetches it. Unknown views are fetched in parallel, because
 * most lists have no default.
 */
export const openList = async (
  to: ScreenPath,
  { context: { client, queryClient }, cause, deps, ask }: Opening,
): Promise<void> => {
  const list = screenAt(to)?.list
  if (list === undefined) return
  const options = listViewsQueryOptions(client, list.name)
  const isBeside = queryClient.getQueryData(options.queryKey) === undefined
  if (isBeside) ask()
  // a list opens without its views; offline, they'd never arrive
  const mayCome = !isBeside || onlineManager.isOnline()
  const kept = mayCome ? await queryClient.ensureQueryData(options).catch(() => []) : []
  const view = cause === 'stay' ? null : openingView(kept, deps)
  // the route validates it, so an outdated view can't do harm
  if (view !== null) throw redirect({ to, search: view.address as Record<string, never>, replace: true })
  if (!isBeside) ask()
}
