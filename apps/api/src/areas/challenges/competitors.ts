import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { progressOf } from '@repo/domain/challenges/goal-progress'
import { sql } from 'drizzle-orm'

import type { BranchDatabase } from '../../database/branch-database.ts'
import { rowsOf, type Transaction } from '../../database/database.ts'
import { challengeParticipants } from '../../database/schema/challenges.ts'
import { type Challenge, sumsBy } from './challenge-sums.ts'
import type { Goal } from './goal-queries.ts'

/** A statement over this many blocks the event loop for a few milliseconds. */
const CHUNK = 250

export interface Competitor {
  readonly uuid: string
  readonly points: number
  readonly goalsReached: number
  readonly rookpoints: number
}

export const competesBy = ({ kind, modality }: Pick<Challenge, 'kind' | 'modality'>): 'member' | 'team' | 'room' => {
  if (kind === 'individual' || modality === 'user') return 'member'
  return modality === 'teams' ? 'team' : 'room'
}

const competing = async (
  tx: Transaction,
  challenge: Challenge,
  goals: readonly Goal[],
  members?: readonly string[],
): Promise<readonly Competitor[]> => {
  const all = await sumsBy(tx, competesBy(challenge), challenge, members === undefined ? {} : { members })
  return [...all].map(([uuid, sums]) => {
    const { points, earned } = progressOf(goals, sums)
    return { uuid, points, goalsReached: earned, rookpoints: sums.points }
  })
}

const idsBehind = async (
  tx: Transaction,
  { uuid }: Challenge,
  last: string | undefined,
): Promise<readonly string[]> => {
  const isBehind = last === undefined ? sql`true` : sql`member_uuid > ${last}::uuid`
  const rows = await rowsOf<{ uuid: string }>(
    tx,
    sql`select distinct member_uuid as uuid from ${challengeParticipants}
      where challenge_uuid = ${uuid} and left_at is null and ${isBehind} order by 1 limit ${CHUNK}`,
  )
  return rows.map((row) => row.uuid)
}

export const inChunksOf = <T>(size: number, all: readonly T[]): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size))

export const competitorsOf = async (
  branch: BranchDatabase,
  challenge: Challenge,
  goals: readonly Goal[],
): Promise<readonly Competitor[]> => {
  if (competesBy(challenge) !== 'member') {
    return branch.read((tx) => competing(tx, challenge, goals))
  }
  const all: Competitor[] = []
  let ids: readonly string[] = []
  do {
    const last = ids.at(-1)
    const read = await branch.read(async (tx) => {
      const uuids = await idsBehind(tx, challenge, last)
      return { uuids, competitors: await competing(tx, challenge, goals, uuids) }
    })
    ids = read.uuids
    all.push(...read.competitors)
    await yieldToEventLoop()
  } while (ids.length === CHUNK)
  return all
}
