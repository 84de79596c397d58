import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { type Contender, type Medal, MEDALS, medalsOf, placeOf } from '@repo/domain/challenges/standing'
import { sql, type SQL } from 'drizzle-orm'

import type { BranchDatabase } from '../../database/branch-database.ts'
import { rowsOf, type Transaction, uuidIn } from '../../database/database.ts'
import { nameKey } from '../../lists/text-search.ts'
import { MEMBER_NAME_KEY } from './board.ts'
import type { Challenge } from './challenge-sums.ts'
import { competesBy, type Competitor, competitorsOf, inChunksOf } from './competitors.ts'
import { completionsOf } from './counted-trainings.ts'
import type { Goal } from './goal-queries.ts'

/** A statement over this many trainings blocks the event loop for a few milliseconds. */
const CHUNK = 100

export interface Placed extends Competitor {
  /** From 1. Equal points share a place, except for medals, which break ties. */
  readonly place: number
  readonly medal: Medal | null
}

const NAMES: Readonly<Record<ReturnType<typeof competesBy>, SQL>> = {
  member: sql`select m.uuid, ${MEMBER_NAME_KEY} as name from members m`,
  team: sql`select uuid, lpad(name, 10, '0') as name from challenge_teams`,
  room: sql`select uuid, ${nameKey(sql`name`)} as name from rooms`,
}

const namesOf = async (tx: Transaction, challenge: Challenge, uuids: readonly string[]) => {
  const rows = await rowsOf<{ uuid: string; name: string }>(
    tx,
    sql`select uuid, name from (${NAMES[competesBy(challenge)]}) as named
      where ${uuidIn(sql`uuid`, uuids)}`,
  )
  return new Map(rows.map(({ uuid, name }) => [uuid, name]))
}

type TieBroken = Competitor & Contender

/** Tie-breakers: when the points were reached, then the name. */
const withTieBreakers = async (
  branch: BranchDatabase,
  challenge: Challenge,
  goals: readonly Goal[],
  tied: readonly Competitor[],
): Promise<readonly TieBroken[]> => {
  const all: TieBroken[] = []
  for (const chunk of inChunksOf(CHUNK, tied)) {
    const uuids = chunk.map(({ uuid }) => uuid)
    const at = await branch.read((tx) => completionsOf(tx, { challenge, goals, uuids }))
    await yieldToEventLoop()
    const names = await branch.read((tx) => namesOf(tx, challenge, uuids))
    for (const one of chunk) {
      all.push({ ...one, reachedAt: at.get(one.uuid) ?? null, name: names.get(one.uuid) ?? '' })
    }
    await yieldToEventLoop()
  }
  return all
}

/** Candidates for a medal: the first three and all tied with the third. */
const ahead = (sorted: readonly Competitor[], valueOf: (one: Competitor) => number): readonly Competitor[] => {
  const third = sorted[MEDALS.length - 1]
  const least = third === undefined ? 0 : valueOf(third)
  return sorted.filter((one) => valueOf(one) > 0 && valueOf(one) >= least)
}

export const challengePlaces = async (
  branch: BranchDatabase,
  challenge: Challenge,
  goals: readonly Goal[],
): Promise<readonly Placed[]> => {
  const { compliance } = challenge
  const valueOf = ({ points, rookpoints }: Competitor): number => (compliance === 'free' ? rookpoints : points)
  const competitors = await competitorsOf(branch, challenge, goals)
  const sorted = competitors.toSorted((one, other) => valueOf(other) - valueOf(one))
  const contenders = await withTieBreakers(branch, challenge, goals, ahead(sorted, valueOf))
  const won = new Map(medalsOf(compliance, contenders).map(({ medal, winner }) => [winner.uuid, medal]))
  const places = new Map<number, number>()
  for (const [index, one] of sorted.filter(({ uuid }) => !won.has(uuid)).entries()) {
    if (!places.has(valueOf(one))) places.set(valueOf(one), won.size + index + 1)
  }
  return sorted.map((one) => {
    const medal = won.get(one.uuid) ?? null
    const place = medal === null ? (places.get(valueOf(one)) ?? 0) : placeOf(medal)
    return { ...one, medal, place }
  })
}
