import { setImmediate as turn } from 'node:timers/promises'

import { sql, type SQL } from 'drizzle-orm'

import type { BranchDatabase, Transaction } from '../db/database.ts'
import type { Medal } from '../db/medal-column.ts'
import { rowsOf } from '../db/rows-of.ts'
import type { Challenge } from './challenge-sums.ts'
import { competesBy, competitorsOf, inChunksOf, type Competitor } from './competitors.ts'
import { completionsOf } from './completions.ts'
import type { Goal } from './goals.ts'

/** A statement over the trainings of so many holds the event loop for some milliseconds. */
const CHUNK = 100

/** In their order. */
export const MEDALS: readonly Medal[] = ['gold', 'silver', 'bronze']

export interface Placed extends Competitor {
  /** From 1 on; who has as many points has the same place, but for medals, which are told apart. */
  readonly place: number
  readonly medal: Medal | null
}

const NAMES: Readonly<Record<ReturnType<typeof competesBy>, SQL>> = {
  member: sql`select uuid, whole_name(name, last_name_1, last_name_2) as name from members`,
  team: sql`select uuid, lpad(name, 10, '0') as name from challenge_teams`,
  room: sql`select uuid, fold(name) as name from rooms`,
}

const namesOf = async (tx: Transaction, challenge: Challenge, uuids: readonly string[]) => {
  const rows = await rowsOf<{ uuid: string; name: string }>(
    tx,
    sql`select uuid, name from (${NAMES[competesBy(challenge)]}) as named
      where uuid in (select jsonb_array_elements_text(${JSON.stringify(uuids)}::jsonb)::uuid)`,
  )
  return new Map(rows.map(({ uuid, name }) => [uuid, name]))
}

/** Those with the same points, who was there earlier first, then by name. */
const inOrderOfCompletion = async (
  branch: BranchDatabase,
  challenge: Challenge,
  goals: readonly Goal[],
  tied: readonly Competitor[],
): Promise<readonly Competitor[]> => {
  if (tied.length === 1) return tied
  const told: { competitor: Competitor; at: number; name: string }[] = []
  for (const chunk of inChunksOf(CHUNK, tied)) {
    const uuids = chunk.map(({ uuid }) => uuid)
    const at = await branch.run((tx) => completionsOf(tx, challenge, goals, uuids))
    const names = await branch.run((tx) => namesOf(tx, challenge, uuids))
    for (const competitor of chunk) {
      const { uuid } = competitor
      told.push({ competitor, at: at.get(uuid) ?? Infinity, name: names.get(uuid) ?? '' })
    }
    await turn()
  }
  const earlier = (one: number, other: number): number => (one === other ? 0 : one - other)
  return told
    .toSorted((one, other) => earlier(one.at, other.at) || (one.name < other.name ? -1 : Number(one.name > other.name)))
    .map(({ competitor }) => competitor)
}

/**
 * Everybody in a challenge by their place. The first three who have any points get the medals; which of several with as
 * many points, says the moment at which they had them.
 */
export const challengePlaces = async (
  branch: BranchDatabase,
  challenge: Challenge,
  goals: readonly Goal[],
): Promise<readonly Placed[]> => {
  const competitors = await competitorsOf(branch, challenge, goals)
  const byValue = Map.groupBy(
    competitors.toSorted((one, other) => other.value - one.value),
    ({ value }) => value,
  )
  const placed: Placed[] = []
  for (const [value, tied] of byValue) {
    const first = placed.length + 1
    const wins = value > 0 && first <= MEDALS.length
    const ordered = wins ? await inOrderOfCompletion(branch, challenge, goals, tied) : tied
    const shared = wins ? MEDALS.length + 1 : first
    for (const competitor of ordered) {
      const medal = wins ? (MEDALS[placed.length] ?? null) : null
      const place = medal === null ? shared : placed.length + 1
      placed.push({ ...competitor, place, medal })
    }
  }
  return placed
}
