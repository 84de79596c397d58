import { listChallenges } from '@repo/api-client/challenges/list-challenges'
import { challengeQueries } from '@repo/api-client/challenges/queries'
import { addressOf, viewOf } from '@repo/api-client/core/list'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { ChallengesPage } from '../../../features/challenges/challenges-page.tsx'
import { RouteErrorPage } from '../../../features/shell/route-error-page.tsx'
import { openDefaultView } from '../../../lib/list/opening-view.ts'

export const Route = createFileRoute('/_guarded/challenges/')({
  validateSearch: v.object(addressOf(listChallenges)),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, cause, deps }) => {
    const { client, queryClient } = context
    await openDefaultView('challenges', '/challenges', { context, cause, deps })
    void queryClient.prefetchQuery(challengeQueries.page(client, viewOf(listChallenges, deps)))
  },
  component: ChallengesRoute,
  errorComponent: RouteErrorPage,
})

function ChallengesRoute() {
  return <ChallengesPage search={Route.useSearch()} />
}
