import { createFileRoute } from '@tanstack/react-router'

import { allowedTo } from '../../../app/session/allowed-to.ts'
import { ChallengePage } from '../../../features/challenges/detail/challenge-page.tsx'
import { challengeSearch } from '../../../features/challenges/list/challenge-search.ts'

export const Route = createFileRoute('/_guarded/challenges/$uuid/')({
  validateSearch: challengeSearch,
  beforeLoad: allowedTo('/challenges'),
  component: ChallengeRoute,
})

function ChallengeRoute() {
  const { uuid } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <ChallengePage
      uuid={uuid}
      search={search}
      onShow={(change) =>
        // typing replaces the history entry, opening a team adds one
        void navigate({
          search: { ...search, ...change },
          replace: !('group' in change),
          resetScroll: 'group' in change,
        })
      }
    />
  )
}
