import { showChallengeDashboard } from '@repo/api-client/challenges/board'
import type { Challenge } from '@repo/api-client/challenges/challenge'
import { listChallenges, searchChallenges } from '@repo/api-client/challenges/list-challenges'
import { answer } from '@repo/api-client/fake/answer'
import { listMembers } from '@repo/api-client/members/list-members'
import type { MemberRow } from '@repo/api-client/members/member'
import { folded } from '@repo/domain/core/text-matching'
import { expect, screen, waitFor, within } from 'storybook/test'

import { challengeAt } from './sample-challenges.ts'
import { memberAt, pageFrom } from './sample-members.ts'

export const figures = {
  challenges: 12,
  activeChallenges: 4,
  goals: 30,
  activeGoals: 11,
  participants: 1340,
  individual: 8,
  group: 4,
}
export const six = Array.from({ length: 6 }, (_, index) => challengeAt(index))

export const choosing = (members: readonly MemberRow[]) =>
  answer(listMembers, ({ query }) => {
    const { column = 'name', text = '' } = query.search ?? {}
    const columns =
      column === 'name' || column === 'signInCode' ? (['name', 'lastName1'] as const) : ([column] as const)
    const fits = (member: MemberRow) => columns.some((one) => folded(member[one] ?? '').includes(folded(text)))
    return pageFrom(members.filter(fits), query)
  })

const eight = Array.from({ length: 8 }, (_, index) => memberAt(index))

export const listing = (challenges: readonly Challenge[]) => () => [
  answer(showChallengeDashboard, () => figures),
  answer(listChallenges, ({ query }) => pageFrom(challenges, query)),
  answer(searchChallenges, ({ query }) => {
    const { column = 'name', text = '' } = query.search ?? {}
    const fits = (challenge: Challenge) =>
      column === 'kind' ? challenge.kind === text : challenge.name.toLowerCase().includes(text.toLowerCase())
    return pageFrom(challenges.filter(fits), query)
  }),
  choosing(eight),
]

export const rows = (name = 'Challenges') => within(screen.getByRole('table', { name })).getAllByRole('row')

export const seesRows = (count: number, name?: string) => waitFor(() => expect(rows(name)).toHaveLength(count))
