import { sql } from 'drizzle-orm'

import type { Database } from '../src/database/database.ts'
import { challengeRooms } from '../src/database/schema/challenges.ts'
import { buildBan } from './factories/build-ban.ts'
import { buildChallenge } from './factories/build-challenge.ts'
import { buildChallenger } from './factories/build-challenger.ts'
import { buildEndedClass } from './factories/build-class.ts'
import { buildGoal } from './factories/build-goal.ts'
import { buildLinkRequest } from './factories/build-link-request.ts'
import { buildMember } from './factories/build-member.ts'
import { buildParticipation } from './factories/build-participation.ts'
import { buildResult } from './factories/build-result.ts'
import { buildRoom } from './factories/build-room.ts'
import { buildSensor } from './factories/build-sensor.ts'
import { buildTeam } from './factories/build-team.ts'
import { buildTraining } from './factories/build-training.ts'
import { buildWeight } from './factories/build-weight.ts'

const DAY_MS = 86_400_000

interface Place {
  readonly branchUuid: string
  readonly coachUuid: string
  readonly now: number
}

/** A member with every kind of stored data, which appears if a query lacks a condition. */
const buildNeighbour = async (db: Database, { branchUuid, now }: Place) => {
  const member = await buildMember(db, branchUuid, { name: 'Vecina', lastName1: 'Lozano', weightKg: 64 })
  await buildWeight(db, branchUuid, member.uuid, 66, new Date(now - 20 * DAY_MS))
  await buildWeight(db, branchUuid, member.uuid, 64, new Date(now - DAY_MS))
  await buildSensor(db, branchUuid, member.uuid)
  await buildLinkRequest(db, branchUuid, { email: member.email })
  const body = { weightKg: 64, sex: member.sex, age: 36 }
  const training = await buildTraining(db, branchUuid, member.uuid, { startAt: new Date(now - 2 * DAY_MS), ...body })
  return { member, training }
}

const buildChallenges = async (
  db: Database,
  place: Place,
  who: { readonly memberUuid: string; readonly roomUuid: string },
) => {
  const { branchUuid, now } = place
  const { memberUuid, roomUuid } = who
  const times = { startAt: new Date(now - 5 * DAY_MS), finishAt: new Date(now + 5 * DAY_MS) }
  const going = await buildChallenge(db, branchUuid, { name: 'Reto vecino', ...times })
  const goal = await buildGoal(db, going)
  await buildChallenger(db, going, memberUuid)
  const ofTeams = { kind: 'group', modality: 'teams' } as const
  const byTeams = await buildChallenge(db, branchUuid, { name: 'Reto de equipos', ...times, ...ofTeams })
  const team = await buildTeam(db, byTeams)
  await buildChallenger(db, byTeams, memberUuid, { teamUuid: team.uuid })
  const ofRooms = { kind: 'group', modality: 'room' } as const
  const byRooms = await buildChallenge(db, branchUuid, { name: 'Reto de salas', ...times, ...ofRooms })
  await db.insert(challengeRooms).values({ branchUuid, challengeUuid: byRooms.uuid, roomUuid, ...times })
  await db.execute(sql`select count_challenge_anew(${byRooms.uuid})`)
  const past = { startAt: new Date(now - 40 * DAY_MS), finishAt: new Date(now - 10 * DAY_MS) }
  const settled = { awardedAt: past.finishAt, settledAt: past.finishAt }
  const over = await buildChallenge(db, branchUuid, { name: 'Reto anterior', ...past, ...settled })
  await buildGoal(db, over, { target: 1, points: 20 })
  await buildChallenger(db, over, memberUuid, { medal: 'gold' })
  await buildResult(db, over, memberUuid, { points: 20, at: past.finishAt })
  return { going, goal, byTeams, team, byRooms, over }
}

/** The data in a branch that a test isn't about, so that a query without a condition fails. */
export const buildNeighbours = async (db: Database, place: Place) => {
  const { branchUuid, coachUuid, now } = place
  const { member: neighbour, training } = await buildNeighbour(db, place)
  const trainingUuids = [training.uuid]
  const { pseudonym } = neighbour
  const twin = await buildMember(db, branchUuid, { name: 'Gemela', pseudonym, unlinkedAt: new Date(now - DAY_MS) })
  const removed = await buildMember(db, branchUuid, { name: 'Retirada', lastName1: 'Lozano', weightKg: 81 })
  const room = await buildRoom(db, branchUuid, coachUuid, { name: 'Sala vecina' })
  await buildBan(db, { branchUuid, roomUuid: room.uuid }, removed.uuid)
  const before = await buildEndedClass(db, branchUuid, room.uuid, now - DAY_MS, { remoteState: 'idle' })
  const ended = await buildEndedClass(db, branchUuid, room.uuid, now)
  for (const { uuid: classUuid, startAt } of [before, ended]) {
    const row = { uuid: classUuid, branchUuid, startAt }
    const removedAt = new Date(startAt.getTime() + 60_000)
    await buildParticipation(db, row, neighbour)
    await buildParticipation(db, row, removed, { removedAt })
    for (const { uuid } of [neighbour, removed]) {
      trainingUuids.push((await buildTraining(db, branchUuid, uuid, { classUuid, startAt, points: 7 })).uuid)
    }
  }
  const challenges = await buildChallenges(db, place, { memberUuid: neighbour.uuid, roomUuid: room.uuid })
  return { challenges, neighbour, twin, removed, room, before, ended, trainingUuids }
}
export type Neighbours = Awaited<ReturnType<typeof buildNeighbours>>
