import { challengeList } from '@repo/domain/challenges/challenge-list'

import { exportEndpoint, listEndpoint } from '../core/list.ts'
import { ofCenter } from '../core/schemas.ts'
import { ChallengeCodec } from './challenge.ts'

const parts = {
  permission: 'user_show',
  feature: 'gamification',
  rules: challengeList,
  spelled: { kind: 'challenge_type_id', start: 'start_at', finish: 'finish_at', created: 'created_at' },
  choices: { kind: { individual: '1', group: '2' } },
  row: ChallengeCodec,
} as const

export const listChallenges = listEndpoint({
  ...parts,
  path: '/api/v1/challenges',
  summary: 'List challenges',
  column: 'search_column',
})

export const exportChallenges = exportEndpoint(listChallenges, 'Export challenges as CSV or XLSX')

export const searchChallenges = listEndpoint({
  ...parts,
  path: '/api/v1/challenges/search',
  summary: 'Search challenges',
  column: 'column',
  text: 'data',
})

export const searchBranchChallenges = listEndpoint({
  ...parts,
  path: '/api/v1/branch/{branch}/challenges',
  summary: 'Search the challenges of a branch',
  params: ofCenter,
  column: 'search_column',
})
