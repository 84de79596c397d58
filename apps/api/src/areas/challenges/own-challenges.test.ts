import { joinClass } from '@repo/api-client/classes/join-class'
import { listOwnChallenges } from '@repo/api-client/classes/list-own-challenges'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { challengeWorld, type ChallengeWorld, DAY_MS, FINISH, OVER, START } from '../../../testing/challenge-world.ts'
import { buildChallenger } from '../../../testing/factories/build-challenger.ts'
import { buildEndedClass } from '../../../testing/factories/build-class.ts'
import { buildGoal } from '../../../testing/factories/build-goal.ts'
import { buildRoom } from '../../../testing/factories/build-room.ts'
import { buildTeam } from '../../../testing/factories/build-team.ts'
import { openClass } from '../../../testing/open-class.ts'
import { participantClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { branches } from '../../database/schema/center.ts'
import { challengeParticipants, challengeRooms } from '../../database/schema/challenges.ts'
import { members } from '../../database/schema/members.ts'
import { settleChallenges } from './challenge-ends.ts'

const DURING = FINISH.getTime() - 2 * DAY_MS

describe("a member's own challenges", () => {
  let server: TestServer
  let world: ChallengeWorld
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await challengeWorld(server)
    server.clock.set(DURING)
    await offers({ realtime: true, gamification: true })
  })

  const offers = (features: Record<string, boolean>) =>
    world.db.update(branches).set({ features }).where(eq(branches.uuid, world.gym.branch.uuid))

  const phoneOf = async (member: { signInCode: string }) => {
    const { join } = await openClass(server, world.gym)
    return participantClient(server, (await join(member)).token)
  }
  const seenBy = async (member: { signInCode: string }) => (await phoneOf(member)).callDecoded(listOwnChallenges, {})

  it('include their rank and what remains to the next goal', async () => {
    const challenge = await world.challengeOf({ name: 'Reto' })
    await buildGoal(world.db, challenge, { type: 'trainings', target: 2, points: 10 })
    await buildGoal(world.db, challenge, { type: 'minutes', target: 200, points: 5 })
    await buildGoal(world.db, challenge, { type: 'trainings', target: 4, points: 100, isActive: false })
    const [ana, bea] = [await world.person('Ana'), await world.person('Bea')]
    for (const { uuid } of [ana, bea]) await buildChallenger(world.db, challenge, uuid)
    await world.train(ana.uuid, [1], { points: 40 })
    await world.train(bea.uuid, [1, 2], { points: 70 })
    const known = { uuid: challenge.uuid, name: 'Reto', finishAt: FINISH, isOver: false, isFree: false, group: null }
    expect(await seenBy(ana)).toEqual([
      {
        ...known,
        place: 2,
        competitors: 2,
        points: 0,
        rookpoints: 40,
        goalsReached: 0,
        goals: 2,
        nextGoal: { type: 'trainings', target: 2, remaining: 1 },
        medal: null,
      },
    ])
    expect(await seenBy(bea)).toMatchObject([
      { place: 1, points: 10, goalsReached: 1, nextGoal: { type: 'minutes', target: 200, remaining: 80 } },
    ])
  })

  it.each([
    ['withhold the sums of a team of two', 2, { rookpoints: null, nextGoal: null }],
    ['include the sums of a team of three', 3, { rookpoints: 110, nextGoal: { remaining: 2 } }],
  ])('%s in which one hides numbers', async (_, people, expected) => {
    const challenge = await world.challengeOf({ kind: 'group', modality: 'teams' })
    await buildGoal(world.db, challenge, { type: 'trainings', target: 4, points: 10 })
    const team = await buildTeam(world.db, challenge)
    const [ana, bea, cid] = [await world.person('Ana'), await world.person('Bea'), await world.person('Cid')]
    for (const { uuid } of [ana, bea, cid].slice(0, people))
      await buildChallenger(world.db, challenge, uuid, { teamUuid: team.uuid })
    await world.train(ana.uuid, [1], { points: 40 })
    await world.train(bea.uuid, [1], { points: 70 })
    expect(await seenBy(ana)).toMatchObject([{ rookpoints: 110, nextGoal: { remaining: 2 } }])
    await world.db.update(members).set({ visibility: 'color' }).where(eq(members.uuid, bea.uuid))
    expect(await seenBy(ana)).toMatchObject([{ place: 1, goalsReached: 0, ...expected }])
  })

  it('exclude future challenges, those that removed the member, and those of others', async () => {
    const ana = await world.person('Ana')
    const later = await world.challengeOf({ startAt: new Date(DURING + 1) })
    const left = await world.challengeOf()
    const strange = await world.challengeOf()
    for (const challenge of [later, left]) await buildChallenger(world.db, challenge, ana.uuid)
    await buildChallenger(world.db, strange, (await world.person('Bea')).uuid)
    const own = eq(challengeParticipants.challengeUuid, left.uuid)
    await world.db.update(challengeParticipants).set({ leftAt: START }).where(own)
    expect(await seenBy(ana)).toEqual([])
  })

  it('have RookPoints and no goal if free', async () => {
    const challenge = await world.challengeOf({ compliance: 'free' })
    await buildGoal(world.db, challenge, { type: 'points', target: 20_000_000, points: 1 })
    const ana = await world.person('Ana')
    await buildChallenger(world.db, challenge, ana.uuid)
    await world.train(ana.uuid, [1], { points: 12.5 })
    expect(await seenBy(ana)).toMatchObject([{ isFree: true, rookpoints: 12.5, nextGoal: null, points: 0 }])
  })

  it('have the rank of the group, and of several rooms the best', async () => {
    const [ana, bea] = [await world.person('Ana'), await world.person('Bea')]
    const ofTeams = await world.challengeOf({
      kind: 'group',
      modality: 'teams',
      finishAt: new Date(FINISH.getTime() - 1000),
    })
    const one = await buildTeam(world.db, ofTeams)
    const two = await buildTeam(world.db, ofTeams, { name: '2' })
    await buildGoal(world.db, ofTeams, { type: 'trainings', target: 2, points: 10 })
    await buildChallenger(world.db, ofTeams, bea.uuid, { teamUuid: one.uuid })
    await buildChallenger(world.db, ofTeams, ana.uuid, { teamUuid: two.uuid })
    const ofRooms = await world.challengeOf({ kind: 'group', modality: 'room', compliance: 'free' })
    const { gym, db } = world
    const room = await buildRoom(db, gym.branch.uuid, gym.coach.uuid)
    const place = { branchUuid: gym.branch.uuid, challengeUuid: ofRooms.uuid, startAt: START, finishAt: FINISH }
    await db.insert(challengeRooms).values({ ...place, roomUuid: room.uuid })
    const at = START.getTime() + 4 * DAY_MS
    const { uuid: classUuid } = await buildEndedClass(db, gym.branch.uuid, room.uuid, at, { remoteState: 'idle' })
    await world.train(bea.uuid, [1, 2])
    await world.train(ana.uuid, [4], { classUuid, points: 33 })
    expect(await seenBy(ana)).toMatchObject([
      { group: { kind: 'team', name: '2' }, place: 2, competitors: 2, nextGoal: { remaining: 1 } },
      { group: { kind: 'room', name: room.name }, place: 1, competitors: 1, rookpoints: 33 },
    ])
  })

  it('have the result until the end of the day if completed', async () => {
    const challenge = await world.challengeOf({ name: 'Reto' })
    await buildGoal(world.db, challenge, { type: 'trainings', target: 1, points: 10 })
    const ana = await world.person('Ana')
    await buildChallenger(world.db, challenge, ana.uuid)
    await world.train(ana.uuid, [1])
    server.clock.set(OVER + 60_000)
    expect(await seenBy(ana)).toMatchObject([{ isOver: false, place: 1, points: 10, nextGoal: null }])
    await world.db.update(branches).set({ zone: 'UTC' }).where(eq(branches.uuid, world.gym.branch.uuid))
    await settleChallenges(server.context)
    const phone = await phoneOf(ana)
    expect(await phone.callDecoded(listOwnChallenges, {})).toMatchObject([
      {
        isOver: true,
        place: 1,
        competitors: 1,
        points: 10,
        goalsReached: 1,
        goals: 1,
        medal: 'gold',
        rookpoints: null,
      },
    ])
    // in UTC, where it is 6:00
    server.clock.advance(18 * 3_600_000)
    expect(await phone.callDecoded(listOwnChallenges, {})).toEqual([])
  })

  it('are hidden from a phone that joined by pseudonym and in a center without challenges', async () => {
    const challenge = await world.challengeOf()
    const ana = await world.person('Ana')
    await buildChallenger(world.db, challenge, ana.uuid)
    const { center, room } = await openClass(server, world.gym)
    const body = { pseudonym: ana.pseudonym, consent: true as const }
    const { token } = await center.call(joinClass, { params: { room: room.uuid }, body })
    const refused = { status: 422, code: 'sign-in-code-required' }
    await expect(participantClient(server, token).callDecoded(listOwnChallenges, {})).rejects.toMatchObject(refused)
    expect(await seenBy(ana)).toHaveLength(1)
    await offers({ realtime: true })
    expect(await seenBy(ana)).toEqual([])
  })
})
