import { listRules, type ColumnOf, type SortOf } from '../lists/list.ts'
import { CHALLENGE_KINDS } from './challenge.ts'

/** How challenges are listed, the latest first. */
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

/** How the goals of a challenge are listed: by type and target. */
export const goalList = listRules({
  columns: { created: { kind: 'day' } },
  sorts: ['level'],
  first: { column: 'created', sort: 'level', direction: 'asc' },
})

export type GoalColumn = ColumnOf<typeof goalList>
export type GoalSort = SortOf<typeof goalList>

/** How those who take part in a challenge are listed: as they stand. */
export const entrantList = listRules({
  columns: { name: { kind: 'text' }, email: { kind: 'text' } },
  sorts: ['standing'],
  first: { column: 'name', sort: 'standing', direction: 'asc' },
})
export type EntrantColumn = ColumnOf<typeof entrantList>
export type EntrantSort = SortOf<typeof entrantList>

/** How the board of medals is listed: the most points of completed challenges first. */
export const boardList = listRules({
  columns: { name: { kind: 'text' }, pseudonym: { kind: 'text' }, email: { kind: 'text' } },
  sorts: ['standing'],
  first: { column: 'name', sort: 'standing', direction: 'asc' },
})
export type BoardColumn = ColumnOf<typeof boardList>
export type BoardSort = SortOf<typeof boardList>
