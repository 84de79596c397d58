import type { Client } from '@repo/api-client/core/client'
import { listViewsQueryOptions } from '@repo/api-client/list-views/queries'
import { openingView, type ViewedList } from '@repo/domain/list-view'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'

interface Opening {
  readonly context: { readonly client: Client; readonly queryClient: QueryClient }
  /** Why the route is loaded: only who comes from elsewhere, or looks at a link, is shown the default view. */
  readonly cause: 'enter' | 'stay' | 'preload'
  readonly deps: Readonly<Record<string, unknown>>
}

/** Sends who opens a list by its bare address to the view that is the default. */
export const openDefaultView = async (
  list: ViewedList,
  to: '/users' | '/sessions' | '/sensors' | '/admin' | '/challenges' | '/audit' | '/requests',
  { context: { client, queryClient }, cause, deps }: Opening,
): Promise<void> => {
  const views = queryClient.ensureQueryData(listViewsQueryOptions(client, list))
  // a list opens also where its views do not come
  const kept = await views.catch(() => [])
  const view = cause === 'stay' ? null : openingView(kept, deps)
  // the route checks it like every address, so that a view from before cannot open what is no more
  if (view !== null) throw redirect({ to, search: view.address as Record<string, never>, replace: true })
}
