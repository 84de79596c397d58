import type { OwnChallenge } from '@repo/api-client/classes/list-own-challenges'
import { nextGoalOf, progressOf, type Sums } from '@repo/domain/challenges/goal-progress'
import { and, asc, desc, eq, exists, gte, isNull, lte, notExists, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { challengeParticipants, challengeResults, challenges } from '../../database/schema/challenges.ts'
import type { RunningSum } from '../classes/live/running-sums.ts'
import { roomsOf, standingOf, teamsOf } from './challenge-groups.ts'
import type { Challenge } from './challenge-sums.ts'
import { competesBy } from './competitors.ts'
import { entrantPlace } from './entrants.ts'
import { activeGoals, type Goal } from './goal-queries.ts'
import { teamHidesSums } from './team-privacy.ts'

/** Limit for the phone, which collapses all but a few. */
const MOST = 50

interface OwnQuery {
  readonly memberUuid: string
  readonly running: readonly RunningSum[]
  readonly now: number
  readonly today: number
}

interface Standing {
  readonly group: OwnChallenge['group']
  readonly place: number
  readonly competitors: number
  readonly sums: Sums
  /** Whether the sums would reveal what another member hides. */
  readonly hidesSums: boolean
}

const isOwn = (memberUuid: string) =>
  and(
    eq(challengeParticipants.challengeUuid, challenges.uuid),
    eq(challengeParticipants.memberUuid, memberUuid),
    isNull(challengeParticipants.leftAt),
  )

const unannounced = (tx: Transaction, { memberUuid, now }: OwnQuery): Promise<readonly Challenge[]> => {
  const own = tx
    .select({ one: sql`1` })
    .from(challengeParticipants)
    .where(isOwn(memberUuid))
  const result = tx
    .select({ one: sql`1` })
    .from(challengeResults)
    .where(and(eq(challengeResults.challengeUuid, challenges.uuid), eq(challengeResults.memberUuid, memberUuid)))
  const hasBegun = lte(challenges.startAt, new Date(now))
  return tx
    .select()
    .from(challenges)
    .where(and(hasBegun, isNull(challenges.settledAt), exists(own), notExists(result)))
    .orderBy(asc(challenges.finishAt), asc(challenges.uuid))
    .limit(MOST)
}

const groupStanding = async (
  tx: Transaction,
  by: 'team' | 'room',
  challenge: Challenge,
  goals: readonly Goal[],
  query: OwnQuery,
): Promise<Standing | null> => {
  const groups =
    by === 'team' ? await teamsOf(tx, challenge.uuid) : (await roomsOf(tx, challenge.uuid)).map(({ room }) => room)
  const known = groups.map(({ uuid, name }) => ({ uuid, name }))
  const standing = await standingOf(tx, by, known, { challenge, goals, running: query.running })
  const own = await tx
    .select({ team: challengeParticipants.teamUuid, room: challengeParticipants.roomUuid })
    .from(challengeParticipants)
    .innerJoin(challenges, eq(challenges.uuid, challenge.uuid))
    .where(isOwn(query.memberUuid))
  const first = standing.find(({ uuid }) => own.some((row) => row[by] === uuid))
  if (first === undefined) return null
  const { uuid, name, position, sums } = first
  const hidesSums = by === 'team' && (await teamHidesSums(tx, uuid, query.now))
  return { group: { kind: by, name }, place: position, competitors: standing.length, sums, hidesSums }
}

const memberStanding = async (
  tx: Transaction,
  challenge: Challenge,
  goals: readonly Goal[],
  query: OwnQuery,
): Promise<Standing | null> => {
  const found = await entrantPlace(tx, { challenge, goals, running: query.running }, query.memberUuid)
  if (found === null) return null
  return { group: null, place: found.position, competitors: found.competitors, sums: found.sums, hidesSums: false }
}

const standingNow = async (
  tx: Transaction,
  challenge: Challenge,
  query: OwnQuery,
): Promise<readonly OwnChallenge[]> => {
  const goals = await activeGoals(tx, challenge.uuid)
  const by = competesBy(challenge)
  const standing =
    by === 'member'
      ? await memberStanding(tx, challenge, goals, query)
      : await groupStanding(tx, by, challenge, goals, query)
  if (standing === null) return []
  const { sums, hidesSums, ...place } = standing
  const isFree = challenge.compliance === 'free'
  const { earned, total, points } = progressOf(goals, sums)
  const next = isFree || hidesSums ? null : nextGoalOf(goals, sums)
  return [
    {
      uuid: challenge.uuid,
      name: challenge.name,
      finishAt: challenge.finishAt,
      isOver: false,
      isFree,
      ...place,
      points,
      rookpoints: hidesSums ? null : sums.points,
      goalsReached: earned,
      goals: total,
      nextGoal: next && { type: next.goal.type, target: next.goal.target, remaining: next.remaining },
      medal: null,
    },
  ]
}

const announcedToday = async (tx: Transaction, { memberUuid, today }: OwnQuery): Promise<readonly OwnChallenge[]> => {
  const rows = await tx
    .select({ challenge: challenges, result: challengeResults })
    .from(challengeResults)
    .innerJoin(challenges, eq(challenges.uuid, challengeResults.challengeUuid))
    .where(and(eq(challengeResults.memberUuid, memberUuid), gte(challengeResults.at, new Date(today))))
    .orderBy(desc(challengeResults.at), asc(challenges.uuid))
    .limit(MOST)
  return rows.map(({ challenge, result }) => {
    const by = competesBy(challenge)
    const { groupName, place, competitors, points, goalsReached, goals, medal } = result
    return {
      uuid: challenge.uuid,
      name: challenge.name,
      finishAt: challenge.finishAt,
      isOver: true,
      isFree: challenge.compliance === 'free',
      group: by === 'member' || groupName === null ? null : { kind: by, name: groupName },
      place,
      competitors,
      points,
      rookpoints: null,
      goalsReached,
      goals,
      nextGoal: null,
      medal,
    }
  })
}

export const ownChallenges = async (tx: Transaction, query: OwnQuery): Promise<readonly OwnChallenge[]> => {
  const ended = await announcedToday(tx, query)
  const standing: OwnChallenge[] = []
  for (const challenge of await unannounced(tx, query)) standing.push(...(await standingNow(tx, challenge, query)))
  return [...ended, ...standing]
}
