import { centerQueryOptions } from '@repo/api-client/centers/queries'
import { createFileRoute, redirect } from '@tanstack/react-router'
import * as v from 'valibot'

import { useSessionStore } from '../../app/session-store.ts'
import { RemoteRoomsPage } from '../../features/remote-rooms/remote-rooms-page.tsx'
import { RouteErrorPage } from '../../features/shell/route-error-page.tsx'

const Search = v.object({
  /** The room whose session is open. */
  room: v.fallback(v.optional(v.pipe(v.string(), v.uuid())), undefined),
})

export const Route = createFileRoute('/_guarded/rookremote')({
  validateSearch: Search,
  beforeLoad: () => {
    const { session } = useSessionStore.getState()
    if (session !== null && !session.permissions.includes('rookremote_show')) throw redirect({ to: '/' })
  },
  loader: ({ context: { client, queryClient } }) => {
    const { session } = useSessionStore.getState()
    if (session !== null) void queryClient.prefetchQuery(centerQueryOptions(client, session.uuidBranch))
  },
  component: RemoteRoomsPage,
  errorComponent: RouteErrorPage,
})
