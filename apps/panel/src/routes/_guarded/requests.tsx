import { viewOf } from '@repo/api-client/core/list'
import { addressOf } from '@repo/api-client/core/list-definition'
import { requestQueries } from '@repo/api-client/requests/queries'
import { requestListDefinition } from '@repo/api-client/requests/request-list-definition'
import { listRequests } from '@repo/api-client/requests/requests'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { useSessionStore } from '../../app/session/session-store.ts'
import { RequestsPage } from '../../features/requests/requests-page.tsx'
import { openList } from '../../lib/list/open-list.ts'

export const Route = createFileRoute('/_guarded/requests')({
  validateSearch: v.object(addressOf(requestListDefinition)),
  loaderDeps: ({ search }) => search,
  loader: ({ context, cause, deps }) => {
    const { client, queryClient } = context
    const ask = () => {
      const { session } = useSessionStore.getState()
      if (session !== null)
        void queryClient.prefetchQuery(requestQueries(session.uuidBranch).page(client, viewOf(listRequests, deps)))
    }
    return openList('/requests', { context, cause, deps, ask })
  },
  component: RequestsRoute,
})

function RequestsRoute() {
  return <RequestsPage search={Route.useSearch()} />
}
