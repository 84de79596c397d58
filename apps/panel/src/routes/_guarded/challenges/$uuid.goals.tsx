import { goalList } from '@repo/domain/challenges/challenge-list'
import { listAddress } from '@repo/domain/lists/list-address'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { allowedTo } from '../../../app/session/allowed-to.ts'
import { GoalsPage } from '../../../features/challenges/goals/goals-page.tsx'

export const Route = createFileRoute('/_guarded/challenges/$uuid/goals')({
  validateSearch: v.object(listAddress(goalList)),
  beforeLoad: allowedTo('/challenges'),
  component: GoalsRoute,
})

function GoalsRoute() {
  return <GoalsPage uuid={Route.useParams().uuid} search={Route.useSearch()} />
}
