import { listRules, type ColumnOf, type SortOf } from '../lists/list.ts'
import { CHALLENGE_KINDS } from './challenge.ts'

export const challengeList = listRules({
  columns: {
    name: { kind: 'text', min: 1 },
    kind: { kind: 'choice', of: CHALLENGE_KINDS },
    start: { kind: 'day' },
  },
  sorts: ['created', 'name', 'start', 'finish'],
  first: { column: 'name', sort: 'created', direction: 'desc' },
})

export type ChallengeColumn = ColumnOf<typeof challengeList>
export type ChallengeSort = SortOf<typeof challengeList>

export const goalList = listRules({
  columns: { created: { kind: 'day' } },
  sorts: ['level'],
  first: { column: 'created', sort: 'level', direction: 'asc' },
})

export type GoalColumn = ColumnOf<typeof goalList>
export type GoalSort = SortOf<typeof goalList>

export const entrantList = listRules({
  columns: { name: { kind: 'text' }, email: { kind: 'text' } },
  sorts: ['standing'],
  first: { column: 'name', sort: 'standing', direction: 'asc' },
})
export type EntrantColumn = ColumnOf<typeof entrantList>
export type EntrantSort = SortOf<typeof entrantList>

export const boardList = listRules({
  columns: { name: { kind: 'text' }, pseudonym: { kind: 'text' }, email: { kind: 'text' } },
  sorts: ['standing'],
  first: { column: 'name', sort: 'standing', direction: 'asc' },
})
export type BoardColumn = ColumnOf<typeof boardList>
export type BoardSort = SortOf<typeof boardList>
