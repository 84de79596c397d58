import { addressOf, viewOf } from '@repo/api-client/core/list'
import { listRequests } from '@repo/api-client/requests/list-requests'
import { requestQueries } from '@repo/api-client/requests/queries'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { useSessionStore } from '../../app/session-store.ts'
import { RequestsPage } from '../../features/requests/requests-page.tsx'
import { RouteErrorPage } from '../../features/shell/route-error-page.tsx'
import { openDefaultView } from '../../lib/list/opening-view.ts'

export const Route = createFileRoute('/_guarded/requests')({
  validateSearch: v.object(addressOf(listRequests)),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, cause, deps }) => {
    const { client, queryClient } = context
    await openDefaultView('requests', '/requests', { context, cause, deps })
    const { session } = useSessionStore.getState()
    if (session !== null)
      void queryClient.prefetchQuery(requestQueries(session.uuidBranch).page(client, viewOf(listRequests, deps)))
  },
  component: RequestsRoute,
  errorComponent: RouteErrorPage,
})

function RequestsRoute() {
  return <RequestsPage search={Route.useSearch()} />
}
