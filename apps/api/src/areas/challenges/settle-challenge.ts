import { setImmediate as turn } from 'node:timers/promises'

import { placeOf } from '@repo/domain/standing'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'

import type { BranchDatabase } from '../../database/branch-database.ts'
import { challengeParticipants } from '../../database/schema/challenge-participants.ts'
import { challengeTeams } from '../../database/schema/challenge-teams.ts'
import { challenges } from '../../database/schema/challenges.ts'
import { rooms } from '../../database/schema/rooms.ts'
import type { Encryption } from '../../lib/encryption.ts'
import { awardMedals, MEDAL_TABLES } from './award-medals.ts'
import { challengePlaces, type Placed } from './challenge-places.ts'
import type { Challenge } from './challenge-sums.ts'
import { competesBy, inChunksOf } from './competitors.ts'
import { activeGoals } from './goals.ts'
import { queueResults } from './queue-results.ts'
import { writeResults, type Outcome } from './write-results.ts'

/** A statement over so many holds the event loop for some milliseconds. */
const CHUNK = 100

const GROUP_KEYS = { team: challengeParticipants.teamUuid, room: challengeParticipants.roomUuid } as const

type GivenMedals = ReadonlyMap<string, Outcome['medal']>

/** The medals as they were given, by who has them: what is trained later changes none. */
const givenMedals = (branch: BranchDatabase, challenge: Challenge): Promise<GivenMedals> =>
  branch.run(async (tx) => {
    const { table, key, of } = MEDAL_TABLES[competesBy(challenge)]
    const given = and(eq(of, challenge.uuid), isNotNull(table.medal))
    const rows = await tx.select({ uuid: key, medal: table.medal }).from(table).where(given)
    return new Map(rows.map(({ uuid, medal }) => [uuid, medal]))
  })

/** Who is in which team or room, and what that is called. */
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

/** How it ended for each member; in several rooms the better place is theirs. */
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

/**
 * Does what is to be done when a challenge is over: gives the medals, writes down how it ended for everybody, and mails
 * it to those who want that. Whatever ends the process in between, done again it goes on where it stood: medals are given
 * once, and each result is written and mailed once, in one transaction.
 */
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
    await turn()
  }
  await branch.run((tx) =>
    tx
      .update(challenges)
      .set({ settledAt: new Date(now) })
      .where(eq(challenges.uuid, challenge.uuid)),
  )
}
