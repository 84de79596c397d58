import type { Client } from '@repo/api-client/core/client'
import { listViewsQueryOptions } from '@repo/api-client/list-views/queries'
import { openingView, type ViewedList } from '@repo/domain/lists/list-view'
import { onlineManager, type QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'

interface Opening {
  readonly context: { readonly client: Client; readonly queryClient: QueryClient }
  /** Why the route is loaded: only who comes from elsewhere, or looks at a link, is shown the default view. */
  readonly cause: 'enter' | 'stay' | 'preload'
  readonly deps: Readonly<Record<string, unknown>>
  /** Asks for what the address shows. */
  readonly ask: () => void
}

/**
 * Sends who opens a list by its bare address to the view that is the default, else asks for what the address shows.
 * Where the views have not come yet that is asked beside them, since most have no default: nobody waits for one answer
 * before the other is asked for.
 */
export const openList = async (
  list: ViewedList,
  to: '/users' | '/sessions' | '/sensors' | '/admin' | '/challenges' | '/audit' | '/requests',
  { context: { client, queryClient }, cause, deps, ask }: Opening,
): Promise<void> => {
  const options = listViewsQueryOptions(client, list)
  const isBeside = queryClient.getQueryData(options.queryKey) === undefined
  if (isBeside) ask()
  // a list opens also where its views do not come; without a network they would be waited for
  const mayCome = !isBeside || onlineManager.isOnline()
  const kept = mayCome ? await queryClient.ensureQueryData(options).catch(() => []) : []
  const view = cause === 'stay' ? null : openingView(kept, deps)
  // the route checks it like every address, so that a view from before cannot open what is no more
  if (view !== null) throw redirect({ to, search: view.address as Record<string, never>, replace: true })
  if (!isBeside) ask()
}
