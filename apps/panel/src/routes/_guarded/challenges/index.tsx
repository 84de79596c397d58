import { challengeList } from '@repo/domain/challenges/challenge-list'
import { listAddress, listViewOf } from '@repo/domain/lists/list-address'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { allowedTo } from '../../../app/session/allowed-to.ts'
import { ChallengesPage } from '../../../features/challenges/list/challenges-page.tsx'
import { addingInAddress } from '../../../lib/form/adding-in-address.ts'
import { openList } from '../../../lib/list/open-list.ts'

export const Route = createFileRoute('/_guarded/challenges/')({
  validateSearch: v.object({ ...listAddress(challengeList), ...addingInAddress }),
  beforeLoad: allowedTo('/challenges'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, cause, deps }) => {
    const { client, queryClient } = context
    const ask = async () => {
      // queries are loaded with the page, not in the first chunk
      const { challengeQueries } = await import('@repo/api-client/challenges/queries')
      void queryClient.prefetchQuery(challengeQueries.page(client, listViewOf(challengeList, deps)))
    }
    return openList('/challenges', { context, cause, deps, ask: () => void ask() })
  },
  component: ChallengesRoute,
})

function ChallengesRoute() {
  return <ChallengesPage search={Route.useSearch()} />
}
