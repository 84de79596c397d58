import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { placeOf } from '@repo/domain/challenges/standing'
import { and, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'

import type { BranchDatabase } from '../../database/branch-database.ts'
import { rowsOf, type Transaction, uuidIn } from '../../database/database.ts'
import {
  challengeParticipants,
  challengeResults,
  challengeRooms,
  challenges,
  challengeTeams,
} from '../../database/schema/challenges.ts'
import { members } from '../../database/schema/members.ts'
import { rooms } from '../../database/schema/rooms.ts'
import type { Encryption } from '../../lib/encryption.ts'
import { challengePlaces, type Placed } from './challenge-places.ts'
import type { Challenge } from './challenge-sums.ts'
import { competesBy, inChunksOf } from './competitors.ts'
import { activeGoals } from './goal-queries.ts'
import { type Outcome, queueResults } from './result-mails/queue-results.ts'

export const MEDAL_TABLES = {
  member: {
    table: challengeParticipants,
    key: challengeParticipants.memberUuid,
    of: challengeParticipants.challengeUuid,
  },
  team: { table: challengeTeams, key: challengeTeams.uuid, of: challengeTeams.challengeUuid },
  room: { table: challengeRooms, key: challengeRooms.roomUuid, of: challengeRooms.challengeUuid },
} as const

/** Returns false if they were already awarded or the end has moved. */
export const awardMedals = async (
  tx: Transaction,
  challenge: Challenge,
  places: readonly Placed[],
  now: number,
): Promise<boolean> => {
  const at = new Date(now)
  const isDue: SQL | undefined = and(
    eq(challenges.uuid, challenge.uuid),
    isNull(challenges.awardedAt),
    lt(challenges.finishAt, at),
  )
  const awarded = await tx.update(challenges).set({ awardedAt: at }).where(isDue).returning({ uuid: challenges.uuid })
  if (awarded.length === 0) return false
  const { table, key, of } = MEDAL_TABLES[competesBy(challenge)]
  for (const { uuid, medal } of places.filter((one) => one.medal !== null)) {
    await tx
      .update(table)
      .set({ medal })
      .where(and(eq(of, challenge.uuid), eq(key, uuid)))
  }
  return true
}

interface Written {
  readonly challenge: Challenge
  readonly goals: number
  readonly competitors: number
  readonly now: number
}

/** Returns the members whose result wasn't stored before. */
export const writeResults = async (
  tx: Transaction,
  { challenge, goals, competitors, now }: Written,
  outcomes: readonly Outcome[],
): Promise<readonly string[]> => {
  const rows = await rowsOf<{ uuid: string }>(
    tx,
    sql`
      insert into ${challengeResults} (uuid, branch_uuid, challenge_uuid, member_uuid, group_name, points, goals_reached,
        goals, place, competitors, medal, at)
      select gen_random_uuid(), ${challenge.branchUuid}, ${challenge.uuid}, m.uuid, o."groupName", o.points,
        o."goalsReached", ${goals}, o.place, ${competitors}, o.medal, ${new Date(now).toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o ("memberUuid" uuid, "groupName" text, points int,
        "goalsReached" int, place int, medal text)
      join ${members} m on m.uuid = o."memberUuid"
      where ${uuidIn(
        sql`m.uuid`,
        outcomes.map(({ memberUuid }) => memberUuid),
      )}
      order by m.uuid
      on conflict (challenge_uuid, member_uuid) do nothing
      returning member_uuid as uuid`,
  )
  return rows.map(({ uuid }) => uuid)
}

/** A statement over this many blocks the event loop for a few milliseconds. */
const CHUNK = 100

const GROUP_KEYS = { team: challengeParticipants.teamUuid, room: challengeParticipants.roomUuid } as const

type GivenMedals = ReadonlyMap<string, Outcome['medal']>

/** Later trainings don't change awarded medals. */
const givenMedals = (branch: BranchDatabase, challenge: Challenge): Promise<GivenMedals> =>
  branch.run(async (tx) => {
    const { table, key, of } = MEDAL_TABLES[competesBy(challenge)]
    const given = and(eq(of, challenge.uuid), isNotNull(table.medal))
    const rows = await tx.select({ uuid: key, medal: table.medal }).from(table).where(given)
    return new Map(rows.map(({ uuid, medal }) => [uuid, medal]))
  })

const groupsOf = (branch: BranchDatabase, { uuid }: Challenge, by: 'team' | 'room') =>
  branch.run(async (tx) => {
    const name = by === 'team' ? challengeTeams.name : rooms.name
    const rows = await tx
      .select({ memberUuid: challengeParticipants.memberUuid, group: GROUP_KEYS[by], groupName: name })
      .from(challengeParticipants)
      .leftJoin(challengeTeams, eq(challengeTeams.uuid, challengeParticipants.teamUuid))
      .leftJoin(rooms, eq(rooms.uuid, challengeParticipants.roomUuid))
      .where(and(eq(challengeParticipants.challengeUuid, uuid), isNull(challengeParticipants.leftAt)))
    return Map.groupBy(rows, ({ group }) => group)
  })

/** In several rooms, the member's best place counts. */
const outcomesOf = async (
  branch: BranchDatabase,
  challenge: Challenge,
  places: readonly Placed[],
): Promise<readonly Outcome[]> => {
  const medals = await givenMedals(branch, challenge)
  const ended = ({ uuid, points, goalsReached, place }: Placed) => {
    const medal = medals.get(uuid) ?? null
    return { points, goalsReached, medal, place: medal === null ? Math.max(place, medals.size + 1) : placeOf(medal) }
  }
  const by = competesBy(challenge)
  if (by === 'member') return places.map((one) => ({ memberUuid: one.uuid, groupName: null, ...ended(one) }))
  const groups = await groupsOf(branch, challenge, by)
  const byMember = new Map<string, Outcome>()
  for (const one of places.toSorted((a, b) => ended(a).place - ended(b).place)) {
    for (const { memberUuid, groupName } of groups.get(one.uuid) ?? []) {
      if (!byMember.has(memberUuid)) byMember.set(memberUuid, { memberUuid, groupName, ...ended(one) })
    }
  }
  return [...byMember.values()]
}

interface End {
  readonly now: number
  readonly encryption: Encryption
}

/** Safe to repeat after a crash: medals are awarded once, and a result is stored and queued in one transaction. */
export const settleChallenge = async (
  branch: BranchDatabase,
  challenge: Challenge,
  { now, encryption }: End,
): Promise<void> => {
  const goals = await branch.run((tx) => activeGoals(tx, challenge.uuid))
  const places = await challengePlaces(branch, challenge, goals)
  if (challenge.awardedAt === null && !(await branch.run((tx) => awardMedals(tx, challenge, places, now)))) return
  const written = { challenge, goals: goals.length, competitors: places.length, now }
  for (const chunk of inChunksOf(CHUNK, await outcomesOf(branch, challenge, places))) {
    await branch.run(async (tx) => {
      const fresh = new Set(await writeResults(tx, written, chunk))
      await queueResults(
        tx,
        { ...written, encryption },
        chunk.filter(({ memberUuid }) => fresh.has(memberUuid)),
      )
    })
    await yieldToEventLoop()
  }
  await branch.run((tx) =>
    tx
      .update(challenges)
      .set({ settledAt: new Date(now) })
      .where(eq(challenges.uuid, challenge.uuid)),
  )
}
