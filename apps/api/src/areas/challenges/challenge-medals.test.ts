import { randomUUID } from 'node:crypto'

import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { challengeWorld, type ChallengeWorld, DAY_MS, FINISH, START } from '../../../testing/challenge-world.ts'
import { buildChallenger } from '../../../testing/factories/build-challenger.ts'
import { buildEndedClass } from '../../../testing/factories/build-class.ts'
import { buildGoal } from '../../../testing/factories/build-goal.ts'
import { buildRoom } from '../../../testing/factories/build-room.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { challengeRooms, challengeTeams } from '../../database/schema/challenges.ts'
import { settleChallenges } from './challenge-ends.ts'

describe('the medals of a challenge', () => {
  let server: TestServer
  let world: ChallengeWorld
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await challengeWorld(server)
  })

  it('go to the three members with most points, and ties go by earlier points, then name', async () => {
    const { db } = server.context
    const challenge = await world.challengeOf()
    await buildGoal(db, challenge, { target: 1, points: 10 })
    await buildGoal(db, challenge, { type: 'minutes', target: 120, points: 30 })
    await buildGoal(db, challenge, { type: 'trainings', target: 2, points: 900, isActive: false })
    const [late, early, zoe, ana, one, none] = [
      await world.person('Late'),
      await world.person('Early'),
      await world.person('Zoe'),
      await world.person('Ana'),
      await world.person('Uno'),
      await world.person('Nada'),
    ]
    for (const { uuid } of [late, early, zoe, ana, one, none]) await buildChallenger(db, challenge, uuid)
    await world.train(late.uuid, [0, 1, 5])
    await world.train(early.uuid, [0, 1])
    // a training on the last day adds nothing to what they had
    await world.train(early.uuid, [9])
    await world.train(zoe.uuid, [1, 6])
    await world.train(ana.uuid, [1, 6])
    await world.train(one.uuid, [0])
    await world.train(none.uuid, [-1, 11])
    await settleChallenges(server.context)
    const results = await world.resultsOf(challenge.uuid)
    const said = results.map(({ memberUuid, place, points, goalsReached, goals, competitors, medal }) => ({
      who: [late, early, zoe, ana, one, none].find(({ uuid }) => uuid === memberUuid)?.name,
      place,
      points,
      goalsReached,
      goals,
      competitors,
      medal,
    }))
    const of = { goals: 2, competitors: 6 }
    expect(said.slice(0, 3).toSorted((a, b) => a.place - b.place)).toEqual([
      { who: 'Early', place: 1, points: 40, goalsReached: 2, medal: 'gold', ...of },
      { who: 'Late', place: 2, points: 40, goalsReached: 2, medal: 'silver', ...of },
      { who: 'Ana', place: 3, points: 40, goalsReached: 2, medal: 'bronze', ...of },
    ])
    expect(said.slice(3)).toEqual([
      { who: 'Zoe', place: 4, points: 40, goalsReached: 2, medal: null, ...of },
      { who: 'Uno', place: 5, points: 10, goalsReached: 1, medal: null, ...of },
      { who: 'Nada', place: 6, points: 0, goalsReached: 0, medal: null, ...of },
    ])
    expect(await world.standingOf(ana.uuid)).toMatchObject({
      participated: 1,
      finished: 1,
      points: 40,
      gold: 0,
      bronze: 1,
    })
    // the neighbor is in three active challenges and an earlier completed one
    expect(await world.standingOf(world.gym.neighbours.neighbour.uuid)).toMatchObject({
      participated: 4,
      finished: 1,
      gold: 1,
    })
    await settleChallenges(server.context)
    expect(await world.resultsOf(challenge.uuid)).toEqual(results)
  })

  it('go by who reached the points earlier, not by who began earlier', async () => {
    const { db } = server.context
    const challenge = await world.challengeOf()
    await buildGoal(db, challenge, { type: 'minutes', target: 120, points: 30 })
    const [slow, quick] = [await world.person('Ana'), await world.person('Zoe')]
    for (const { uuid } of [slow, quick]) await buildChallenger(db, challenge, uuid)
    await world.train(slow.uuid, [0, 7])
    await world.train(quick.uuid, [2, 3, 8])
    await settleChallenges(server.context)
    const medals = (await world.resultsOf(challenge.uuid)).map(({ memberUuid, medal }) => [memberUuid, medal])
    expect(medals).toEqual([
      [quick.uuid, 'gold'],
      [slow.uuid, 'silver'],
    ])
  })

  it('go by RookPoints in a free challenge, which earns no points', async () => {
    const { db } = server.context
    const challenge = await world.challengeOf({ compliance: 'free' })
    await buildGoal(db, challenge, { type: 'steps', target: 20_000_000, points: 1 })
    const people = [await world.person('Uno'), await world.person('Dos'), await world.person('Nada')]
    for (const { uuid } of people) await buildChallenger(db, challenge, uuid)
    await world.train(people[0]?.uuid ?? '', [1], { points: 10.25 })
    await world.train(people[1]?.uuid ?? '', [1, 2], { points: 9 })
    await settleChallenges(server.context)
    const results = await world.resultsOf(challenge.uuid)
    expect(results.map(({ memberUuid, place, points, medal }) => [memberUuid, place, points, medal])).toEqual([
      [people[1]?.uuid, 1, 0, 'gold'],
      [people[0]?.uuid, 2, 0, 'silver'],
      [people[2]?.uuid, 3, 0, null],
    ])
  })

  it('go to every member of a team', async () => {
    const { db } = server.context
    const challenge = await world.challengeOf({ kind: 'group', modality: 'teams' })
    await buildGoal(db, challenge, { target: 3, points: 50 })
    const teams = ['2', '10'].map((name) => ({
      uuid: randomUUID(),
      branchUuid: world.gym.branch.uuid,
      challengeUuid: challenge.uuid,
      name,
    }))
    await db.insert(challengeTeams).values(teams)
    const [two, ten] = teams.map(({ uuid }) => uuid)
    const people = [
      await world.person('A'),
      await world.person('B'),
      await world.person('C'),
      await world.person('Gone'),
    ]
    const [a, b, c, gone] = people.map(({ uuid }) => uuid)
    for (const uuid of [a, b]) await buildChallenger(db, challenge, uuid ?? '', { teamUuid: ten ?? '' })
    await buildChallenger(db, challenge, c ?? '', { teamUuid: two ?? '' })
    await buildChallenger(db, challenge, gone ?? '', { teamUuid: two ?? '', leftAt: START })
    await world.train(a ?? '', [0])
    await world.train(b ?? '', [0, 1])
    await world.train(c ?? '', [0, 1])
    await world.train(gone ?? '', [0, 1, 2, 3])
    await settleChallenges(server.context)
    const results = await world.resultsOf(challenge.uuid)
    expect(new Set(results.slice(0, 2).map(({ memberUuid }) => memberUuid))).toEqual(new Set([a, b]))
    expect(
      results.slice(0, 2).map(({ groupName, points, medal, competitors }) => [groupName, points, medal, competitors]),
    ).toEqual([
      ['10', 50, 'gold', 2],
      ['10', 50, 'gold', 2],
    ])
    expect(results.slice(2)).toMatchObject([{ memberUuid: c, groupName: '2', points: 0, place: 2, medal: null }])
  })

  it('go to a member who trained in two rooms for the better room', async () => {
    const { db } = server.context
    const challenge = await world.challengeOf({ kind: 'group', modality: 'room' })
    await buildGoal(db, challenge, { target: 2, points: 50 })
    const both = await world.person('Both')
    const rooms = [
      await buildRoom(db, world.gym.branch.uuid, world.gym.coach.uuid),
      await buildRoom(db, world.gym.branch.uuid, world.gym.coach.uuid),
    ]
    for (const { uuid: roomUuid } of rooms) {
      await db.insert(challengeRooms).values({
        branchUuid: world.gym.branch.uuid,
        challengeUuid: challenge.uuid,
        roomUuid,
        startAt: START,
        finishAt: FINISH,
      })
    }
    const classIn = async (room: number, day: number) => {
      const startAt = START.getTime() + day * DAY_MS
      const { uuid } = await buildEndedClass(db, world.gym.branch.uuid, rooms[room]?.uuid ?? '', startAt, {
        remoteState: 'idle',
      })
      await world.train(both.uuid, [day], { classUuid: uuid })
    }
    await classIn(0, 1)
    await classIn(1, 2)
    await classIn(1, 3)
    await settleChallenges(server.context)
    expect(await world.resultsOf(challenge.uuid)).toMatchObject([
      { memberUuid: both.uuid, groupName: rooms[1]?.name, points: 50, medal: 'gold', place: 1, competitors: 2 },
    ])
  })
})
