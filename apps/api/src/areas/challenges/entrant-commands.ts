import { randomUUID } from 'node:crypto'

import type { ChallengeBody, ChangedChallenge } from '@repo/api-client/challenges/save-challenge'
import type { AuditAction } from '@repo/domain/center/audit-actions'
import { challengeLimits } from '@repo/domain/challenges/challenge-limits'
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'

import type { Once } from '../../database/branch-database.ts'
import { rowsOf, type Transaction, uuidIn } from '../../database/database.ts'
import { challengeParticipants, challengeRooms, challenges, challengeTeams } from '../../database/schema/challenges.ts'
import { members } from '../../database/schema/members.ts'
import { rooms } from '../../database/schema/rooms.ts'
import type { StaffPrincipal } from '../../http/authentication/principal.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import { publishChallengesChanged } from '../../realtime/branch-events.ts'
import type { Challenge } from './challenge-sums.ts'

/** A statement with this many blocks the event loop for a few milliseconds. */
const CHUNK = 500

interface Placed {
  readonly memberUuid: string
  readonly teamUuid: string | null
}

interface PutIn {
  readonly challenge: Pick<typeof challenges.$inferSelect, 'uuid' | 'branchUuid' | 'startAt' | 'finishAt'>
  readonly people: readonly Placed[]
  readonly now: number
}

/** Returns the number of linked members among them. */
const putChunk = async (tx: Transaction, { challenge, people }: PutIn): Promise<number> => {
  const placed = JSON.stringify(people.map(({ memberUuid, teamUuid }) => ({ member: memberUuid, team: teamUuid })))
  const { uuid, branchUuid, startAt, finishAt } = challenge
  const put = await rowsOf(
    tx,
    sql`
      insert into ${challengeParticipants} as p
        (uuid, branch_uuid, challenge_uuid, member_uuid, team_uuid, start_at, finish_at)
      select gen_random_uuid(), ${branchUuid}, ${uuid}, placed.member, placed.team, ${startAt.toISOString()}, ${finishAt.toISOString()}
      from jsonb_to_recordset(${placed}::jsonb) as placed (member uuid, team uuid)
      join ${members} m on m.uuid = placed.member
      where m.unlinked_at is null
        or exists (select from ${challengeParticipants} known where known.challenge_uuid = ${uuid} and known.member_uuid = m.uuid)
      on conflict on constraint challenge_participants_member
        do update set team_uuid = excluded.team_uuid, left_at = null
      returning p.member_uuid`,
  )
  return put.length
}

/** Includes their trainings since the start. Former members can only stay where they are. */
export const putInChallenge = async (tx: Transaction, input: PutIn): Promise<void> => {
  const { challenge, people, now } = input
  const byMember = [...new Map(people.map((one) => [one.memberUuid, one])).values()]
  for (let from = 0; from < byMember.length; from += CHUNK) {
    const chunk = byMember.slice(from, from + CHUNK)
    const put = await putChunk(tx, { ...input, people: chunk })
    if (put !== chunk.length) throw new Refusal('user-unknown', { fields: { users: 'user-unknown' } })
    if (challenge.startAt.getTime() > now) continue
    const who = JSON.stringify(chunk.map(({ memberUuid }) => memberUuid))
    await tx.execute(
      sql`select count_challenge_anew(${challenge.uuid}, array(select jsonb_array_elements_text(${who}::jsonb))::uuid[])`,
    )
  }
}

type Chosen = Pick<ChallengeBody, 'users' | 'rooms'>

const teamsByNumber = async (
  tx: Transaction,
  { uuid: challengeUuid, branchUuid }: Challenge,
  users: Chosen['users'],
): Promise<ReadonlyMap<number, string>> => {
  const stored = await tx.select().from(challengeTeams).where(eq(challengeTeams.challengeUuid, challengeUuid))
  const known = new Map(stored.map(({ uuid, name }) => [Number(name), uuid]))
  const numbers = new Set(users.map(({ team }) => team?.number ?? Number.NaN))
  const { min, max } = challengeLimits.teams
  const isNumbered = [...numbers].every((number) => Number.isInteger(number) && number >= 1 && number <= max)
  const added = [...numbers].filter((number) => !known.has(number))
  if (!isNumbered || known.size + added.length < min || known.size + added.length > max) {
    throw new Refusal('invalid-input', { fields: { users: 'invalid-input' } })
  }
  const fresh = added.map((number) => ({ uuid: randomUUID(), branchUuid, challengeUuid, name: String(number) }))
  if (fresh.length > 0) await tx.insert(challengeTeams).values(fresh)
  return new Map([...known, ...fresh.map(({ uuid, name }) => [Number(name), uuid] as const)])
}

export const chooseEntrants = async (
  tx: Transaction,
  challenge: Challenge,
  { users, rooms }: Chosen,
  now: number,
): Promise<void> => {
  if (challenge.modality === 'room') {
    const own = eq(challengeRooms.challengeUuid, challenge.uuid)
    const known = await tx.select({ uuid: challengeRooms.roomUuid }).from(challengeRooms).where(own)
    return setChallengeRooms(
      tx,
      challenge.uuid,
      [...known, ...rooms].map(({ uuid }) => uuid),
    )
  }
  if (users.length === 0) return undefined
  const teams = challenge.modality === 'teams' ? await teamsByNumber(tx, challenge, users) : new Map<number, string>()
  const people = users.map(({ uuid, team }) => ({
    memberUuid: uuid,
    teamUuid: team === null ? null : (teams.get(team.number) ?? null),
  }))
  return putInChallenge(tx, { challenge, people, now })
}

type Named = Pick<ChangedChallenge, 'users' | 'rooms' | 'detached'>

const changesRooms = async (tx: Transaction, challengeUuid: string, { rooms, detached }: Named): Promise<boolean> => {
  const own = eq(challengeRooms.challengeUuid, challengeUuid)
  const stored = await tx.select({ uuid: challengeRooms.roomUuid }).from(challengeRooms).where(own)
  const known = new Set(stored.map(({ uuid }) => uuid))
  return rooms.some(({ uuid }) => !known.has(uuid)) || detached.rooms.some((uuid) => known.has(uuid))
}

export const changesEntrants = async (tx: Transaction, challenge: Challenge, named: Named): Promise<boolean> => {
  if (challenge.modality === 'room') return changesRooms(tx, challenge.uuid, named)
  const { users, detached } = named
  const { challengeUuid, memberUuid, leftAt, teamUuid } = challengeParticipants
  const memberUuids = [...users.map(({ uuid }) => uuid), ...detached.users]
  const taking = await tx
    .select({ uuid: memberUuid, team: challengeTeams.name })
    .from(challengeParticipants)
    .leftJoin(challengeTeams, eq(challengeTeams.uuid, teamUuid))
    .where(and(eq(challengeUuid, challenge.uuid), isNull(leftAt), uuidIn(sql`${memberUuid}`, memberUuids)))
  const teamOf = new Map(taking.map(({ uuid, team }) => [uuid, team]))
  const isMoved = (uuid: string, team: number | undefined): boolean =>
    challenge.modality === 'teams' && team !== undefined && teamOf.get(uuid) !== String(team)
  if (users.some(({ uuid, team }) => !teamOf.has(uuid) || isMoved(uuid, team?.number))) return true
  if (detached.users.some((uuid) => teamOf.has(uuid))) return true
  if (detached.teams.length === 0) return false
  const gone = and(
    eq(challengeTeams.challengeUuid, challenge.uuid),
    uuidIn(sql`${challengeTeams.uuid}`, detached.teams),
  )
  return (await tx.select({ uuid: challengeTeams.uuid }).from(challengeTeams).where(gone).limit(1)).length > 0
}

interface By<T> {
  readonly context: Pick<Context, 'audit' | 'clock' | 'realtime' | 'log'>
  readonly principal: StaffPrincipal
  readonly once?: Once<T>
}

export const changingChallenge = async <T>(
  { context, principal, once }: By<NoInfer<T>>,
  { uuid, action = 'challenge-changed' }: { readonly uuid: string; readonly action?: AuditAction },
  work: (tx: Transaction, now: number) => Promise<T>,
): Promise<T> => {
  const { branch } = principal
  const now = context.clock.now()
  const doing = { principal, action, subject: { kind: 'challenge', uuid }, now } as const
  const result = await (once ?? branch.run<T>)((tx) => context.audit.recordChange(tx, doing, () => work(tx, now)))
  await publishChallengesChanged(context, branch.branchUuid)
  return result
}

/** Members who have trained in the rooms since the start become entrants. */
export const setChallengeRooms = async (
  tx: Transaction,
  challengeUuid: string,
  roomUuids: readonly string[],
): Promise<void> => {
  const [challenge] = await tx.select().from(challenges).where(eq(challenges.uuid, challengeUuid))
  if (challenge === undefined) throw new Refusal('not-found')
  const wanted = [...new Set(roomUuids)]
  const own = eq(challengeRooms.challengeUuid, challengeUuid)
  await tx.delete(challengeRooms).where(and(own, notInArray(challengeRooms.roomUuid, wanted)))
  const kept = await tx.select({ uuid: challengeRooms.roomUuid }).from(challengeRooms).where(own)
  const known = new Set(kept.map(({ uuid }) => uuid))
  const missing = wanted.filter((uuid) => !known.has(uuid))
  if (missing.length === 0) return
  const there = await tx
    .select({ uuid: rooms.uuid })
    .from(rooms)
    .where(and(inArray(rooms.uuid, missing), isNull(rooms.deletedAt)))
  if (there.length !== missing.length) throw new Refusal('room-unknown', { fields: { rooms: 'room-unknown' } })
  const { branchUuid, startAt, finishAt } = challenge
  await tx
    .insert(challengeRooms)
    .values(missing.map((roomUuid) => ({ branchUuid, challengeUuid, roomUuid, startAt, finishAt })))
  await tx.execute(sql`select count_challenge_anew(${challengeUuid})`)
}
