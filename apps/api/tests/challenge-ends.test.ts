import { randomUUID } from 'node:crypto'

import { and, asc, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { awardMedals } from '../src/commands/award-medals.ts'
import { eraseMember } from '../src/commands/erase-member.ts'
import { writeResults } from '../src/commands/write-results.ts'
import { branchDatabase, type BranchDatabase } from '../src/db/database.ts'
import { challengeResults } from '../src/db/tables/challenge-results.ts'
import { challengeRooms } from '../src/db/tables/challenge-rooms.ts'
import { challengeTeams } from '../src/db/tables/challenge-teams.ts'
import { challenges } from '../src/db/tables/challenges.ts'
import { classes } from '../src/db/tables/classes.ts'
import { mails } from '../src/db/tables/mails.ts'
import { memberStandings } from '../src/db/tables/member-standings.ts'
import { settleChallenges } from '../src/jobs/challenge-ends.ts'
import { challengePlaces } from '../src/queries/challenge-places.ts'
import { activeGoals } from '../src/queries/goals.ts'
import { buildChallenge } from './factories/build-challenge.ts'
import { buildChallenger } from './factories/build-challenger.ts'
import { buildEndedClass } from './factories/build-class.ts'
import { buildGoal } from './factories/build-goal.ts'
import { buildMember } from './factories/build-member.ts'
import { buildRoom } from './factories/build-room.ts'
import { buildTraining } from './factories/build-training.ts'
import { buildGym, startTestServer, type FurnishedGym, type TestServer } from './test-server.ts'

const DAY_MS = 86_400_000
const START = new Date('2026-11-10T06:00:00Z')
const FINISH = new Date('2026-11-20T05:59:59Z')
const OVER = FINISH.getTime() + 1

describe('the end of a challenge', () => {
  let server: TestServer
  let gym: FurnishedGym
  let branch: BranchDatabase
  beforeEach(async () => {
    server ??= await startTestServer()
    gym = await buildGym(server)
    branch = branchDatabase(server.context.db, gym.branch.uuid)
    server.clock.set(OVER)
  })

  const challengeOf = (overrides: Parameters<typeof buildChallenge>[2] = {}) =>
    buildChallenge(server.context.db, gym.branch.uuid, { startAt: START, finishAt: FINISH, ...overrides })

  const person = (name: string, overrides: Parameters<typeof buildMember>[2] = {}) =>
    buildMember(server.context.db, gym.branch.uuid, { name, lastName1: 'Ruiz', ...overrides })

  /** Trainings of an hour, one on each of these days of the challenge. */
  const train = async (
    memberUuid: string,
    days: readonly number[],
    overrides: Parameters<typeof buildTraining>[3] = {},
  ) => {
    for (const day of days) {
      const startAt = new Date(START.getTime() + day * DAY_MS)
      const row = { startAt, durationSeconds: 3600, z4Seconds: 600, z5Seconds: 0, ...overrides }
      await buildTraining(server.context.db, gym.branch.uuid, memberUuid, row)
    }
  }

  const resultsOf = (challengeUuid: string) =>
    server.context.db
      .select()
      .from(challengeResults)
      .where(eq(challengeResults.challengeUuid, challengeUuid))
      .orderBy(asc(challengeResults.place), asc(challengeResults.points), asc(challengeResults.memberUuid))

  const standingOf = async (memberUuid: string) =>
    (await server.context.db.select().from(memberStandings).where(eq(memberStandings.memberUuid, memberUuid)))[0]

  const mailsTo = (people: readonly { readonly uuid: string }[]) =>
    server.context.db
      .select()
      .from(mails)
      .where(
        inArray(
          mails.memberUuid,
          people.map(({ uuid }) => uuid),
        ),
      )

  it('gives the medals to the three with most points, who had them earlier first, then by name', async () => {
    const { db } = server.context
    const challenge = await challengeOf()
    await buildGoal(db, challenge, { target: 1, points: 10 })
    await buildGoal(db, challenge, { type: 'minutes', target: 120, points: 30 })
    await buildGoal(db, challenge, { type: 'trainings', target: 2, points: 900, isActive: false })
    const [late, early, zoe, ana, one, none] = [
      await person('Late'),
      await person('Early'),
      await person('Zoe'),
      await person('Ana'),
      await person('Uno'),
      await person('Nada'),
    ]
    for (const { uuid } of [late, early, zoe, ana, one, none]) await buildChallenger(db, challenge, uuid)
    await train(late.uuid, [0, 1, 5])
    await train(early.uuid, [0, 1])
    // a training on the last day adds nothing to what they had
    await train(early.uuid, [9])
    await train(zoe.uuid, [1, 6])
    await train(ana.uuid, [1, 6])
    await train(one.uuid, [0])
    await train(none.uuid, [-1, 11])
    await settleChallenges(server.context)
    const results = await resultsOf(challenge.uuid)
    const said = results.map(({ memberUuid, place, points, goalsReached, goals, competitors, medal }) => ({
      who: [late, early, zoe, ana, one, none].find(({ uuid }) => uuid === memberUuid)?.name,
      ...{ place, points, goalsReached, goals, competitors, medal },
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
    expect(await standingOf(ana.uuid)).toMatchObject({ participated: 1, finished: 1, points: 40, gold: 0, bronze: 1 })
    // the neighbour of the center is in a challenge that goes on and in one that was over before
    expect(await standingOf(gym.neighbours.neighbour.uuid)).toMatchObject({ participated: 2, finished: 1, gold: 1 })
    await settleChallenges(server.context)
    expect(await resultsOf(challenge.uuid)).toEqual(results)
  })

  it('asks which of two had the points earlier, not who began earlier', async () => {
    const { db } = server.context
    const challenge = await challengeOf()
    await buildGoal(db, challenge, { type: 'minutes', target: 120, points: 30 })
    const [slow, quick] = [await person('Ana'), await person('Zoe')]
    for (const { uuid } of [slow, quick]) await buildChallenger(db, challenge, uuid)
    await train(slow.uuid, [0, 7])
    await train(quick.uuid, [2, 3, 8])
    await settleChallenges(server.context)
    const medals = (await resultsOf(challenge.uuid)).map(({ memberUuid, medal }) => [memberUuid, medal])
    expect(medals).toEqual([
      [quick.uuid, 'gold'],
      [slow.uuid, 'silver'],
    ])
  })

  it('orders a free challenge by RookPoints, and earns nobody points', async () => {
    const { db } = server.context
    const challenge = await challengeOf({ compliance: 'free' })
    await buildGoal(db, challenge, { type: 'steps', target: 20_000_000, points: 1 })
    const people = [await person('Uno'), await person('Dos'), await person('Nada')]
    for (const { uuid } of people) await buildChallenger(db, challenge, uuid)
    await train(people[0]?.uuid ?? '', [1], { points: 10.25 })
    await train(people[1]?.uuid ?? '', [1, 2], { points: 9 })
    await settleChallenges(server.context)
    const results = await resultsOf(challenge.uuid)
    expect(results.map(({ memberUuid, place, points, medal }) => [memberUuid, place, points, medal])).toEqual([
      [people[1]?.uuid, 1, 0, 'gold'],
      [people[0]?.uuid, 2, 0, 'silver'],
      [people[2]?.uuid, 3, 0, null],
    ])
  })

  it('gives a team’s medal to everybody in it', async () => {
    const { db } = server.context
    const challenge = await challengeOf({ kind: 'group', modality: 'teams' })
    await buildGoal(db, challenge, { target: 3, points: 50 })
    const teams = ['2', '10'].map((name) => ({
      uuid: randomUUID(),
      branchUuid: gym.branch.uuid,
      challengeUuid: challenge.uuid,
      name,
    }))
    await db.insert(challengeTeams).values(teams)
    const [two, ten] = teams.map(({ uuid }) => uuid)
    const people = [await person('A'), await person('B'), await person('C'), await person('Gone')]
    const [a, b, c, gone] = people.map(({ uuid }) => uuid)
    for (const uuid of [a, b]) await buildChallenger(db, challenge, uuid ?? '', { teamUuid: ten ?? '' })
    await buildChallenger(db, challenge, c ?? '', { teamUuid: two ?? '' })
    await buildChallenger(db, challenge, gone ?? '', { teamUuid: two ?? '', leftAt: START })
    await train(a ?? '', [0])
    await train(b ?? '', [0, 1])
    await train(c ?? '', [0, 1])
    await train(gone ?? '', [0, 1, 2, 3])
    await settleChallenges(server.context)
    const results = await resultsOf(challenge.uuid)
    expect(new Set(results.slice(0, 2).map(({ memberUuid }) => memberUuid))).toEqual(new Set([a, b]))
    expect(
      results.slice(0, 2).map(({ groupName, points, medal, competitors }) => [groupName, points, medal, competitors]),
    ).toEqual([
      ['10', 50, 'gold', 2],
      ['10', 50, 'gold', 2],
    ])
    expect(results.slice(2)).toMatchObject([{ memberUuid: c, groupName: '2', points: 0, place: 2, medal: null }])
  })

  it('gives whoever trained in two rooms the better of the two', async () => {
    const { db } = server.context
    const challenge = await challengeOf({ kind: 'group', modality: 'room' })
    await buildGoal(db, challenge, { target: 2, points: 50 })
    const both = await person('Both')
    const rooms = [
      await buildRoom(db, gym.branch.uuid, gym.coach.uuid),
      await buildRoom(db, gym.branch.uuid, gym.coach.uuid),
    ]
    for (const { uuid: roomUuid } of rooms) {
      await db.insert(challengeRooms).values({
        branchUuid: gym.branch.uuid,
        challengeUuid: challenge.uuid,
        roomUuid,
        startAt: START,
        finishAt: FINISH,
      })
    }
    const classIn = async (room: number, day: number) => {
      const startAt = START.getTime() + day * DAY_MS
      const { uuid } = await buildEndedClass(db, gym.branch.uuid, rooms[room]?.uuid ?? '', startAt, {
        remoteState: 'idle',
      })
      await train(both.uuid, [day], { classUuid: uuid })
    }
    await classIn(0, 1)
    await classIn(1, 2)
    await classIn(1, 3)
    await settleChallenges(server.context)
    expect(await resultsOf(challenge.uuid)).toMatchObject([
      { memberUuid: both.uuid, groupName: rooms[1]?.name, points: 50, medal: 'gold', place: 1, competitors: 2 },
    ])
  })

  it('waits for a class that began in its time', async () => {
    const { db } = server.context
    const challenge = await challengeOf()
    const room = await buildRoom(db, gym.branch.uuid, gym.coach.uuid)
    const startAt = new Date(FINISH.getTime() - 60_000)
    const { uuid } = await buildEndedClass(db, gym.branch.uuid, room.uuid, OVER, {
      startAt,
      remoteState: 'running',
      endedAt: null,
    })
    await settleChallenges(server.context)
    const settledAt = async () =>
      (await db.select().from(challenges).where(eq(challenges.uuid, challenge.uuid)))[0]?.settledAt
    expect(await settledAt()).toBeNull()
    await db.update(classes).set({ remoteState: 'ended' }).where(eq(classes.uuid, uuid))
    await settleChallenges(server.context)
    expect(await settledAt()).toEqual(new Date(OVER))
  })

  it('does not come before the end', async () => {
    const challenge = await challengeOf()
    server.clock.set(FINISH.getTime())
    await settleChallenges(server.context)
    const [row] = await server.context.db.select().from(challenges).where(eq(challenges.uuid, challenge.uuid))
    expect(row).toMatchObject({ awardedAt: null, settledAt: null })
  })

  it('is mailed to those who want that, in their language', async () => {
    const { db } = server.context
    const challenge = await challengeOf({ name: 'Reto de noviembre' })
    await buildGoal(db, challenge, { target: 1, points: 50 })
    const wants = { resultMailsSince: START }
    const people = [
      await person('Ana', { ...wants, language: 'es' }),
      await person('Ben', wants),
      await person('Silent', { language: 'es' }),
      await person('Left', { ...wants, unlinkedAt: START }),
    ]
    for (const { uuid } of people) await buildChallenger(db, challenge, uuid)
    await train(people[0]?.uuid ?? '', [0])
    await settleChallenges(server.context)
    const queued = (await mailsTo(people)).toSorted((one, other) => (one.recipient < other.recipient ? -1 : 1))
    expect(queued.map(({ recipient }) => recipient)).toEqual([people[0]?.email, people[1]?.email])
    expect(queued[0]).toMatchObject({ subject: '¡Ganaste oro en Reto de noviembre!' })
    expect(queued[0]?.body).toContain('Terminaste en el lugar 1 de 4 y ganaste la medalla de oro.')
    expect(queued[0]?.body).toContain('Metas cumplidas: 1 de 1\nPuntos: 50')
    expect(queued[1]).toMatchObject({ subject: 'Reto de noviembre is over' })
    expect(queued[1]?.body).toContain('You finished in place 2 of 4.')
  })

  it('goes on where it stood: medals stay as they were given, and nobody is told twice', async () => {
    const { db } = server.context
    const challenge = {
      ...(await challengeOf()),
      description: null,
      version: 1,
      participants: 0,
      awardedAt: null,
      settledAt: null,
    }
    await buildGoal(db, challenge, { target: 1, points: 50 })
    const wants = { resultMailsSince: START }
    const [first, second] = [await person('First', wants), await person('Second', wants)]
    for (const { uuid } of [first, second]) await buildChallenger(db, challenge, uuid)
    await train(first.uuid, [3])
    const goals = await branch.run((tx) => activeGoals(tx, challenge.uuid))
    const places = await challengePlaces(branch, challenge, goals)
    expect(await branch.run((tx) => awardMedals(tx, challenge, places, OVER))).toBe(true)
    const outcome = { groupName: null, points: 50, goalsReached: 1, place: 1, medal: 'gold' } as const
    const known = { challenge, goals: 1, competitors: 2, now: OVER }
    await branch.run((tx) => writeResults(tx, known, [{ memberUuid: first.uuid, ...outcome }]))
    // here the server died; what comes in late would have won
    await train(second.uuid, [0])
    await settleChallenges(server.context)
    const results = await resultsOf(challenge.uuid)
    expect(results.map(({ memberUuid, medal, points, place }) => [memberUuid, medal, points, place])).toEqual([
      [first.uuid, 'gold', 50, 1],
      [second.uuid, null, 50, 2],
    ])
    expect((await mailsTo([first, second])).map(({ memberUuid }) => memberUuid)).toEqual([second.uuid])
    expect(await branch.run((tx) => awardMedals(tx, challenge, places, OVER))).toBe(false)
  })

  it('leaves a medal that names nobody when its member is erased, and nothing when it is deleted', async () => {
    const { db } = server.context
    const challenge = await challengeOf()
    await buildGoal(db, challenge, { target: 1, points: 50 })
    const [erased, left] = [await person('Erased'), await person('Left')]
    for (const { uuid } of [erased, left]) await buildChallenger(db, challenge, uuid)
    await train(erased.uuid, [0])
    await train(left.uuid, [1])
    await settleChallenges(server.context)
    await branch.run((tx) => eraseMember(tx, erased.uuid))
    const of = and(eq(challengeResults.challengeUuid, challenge.uuid), eq(challengeResults.medal, 'gold'))
    expect(await db.select().from(challengeResults).where(of)).toMatchObject([{ memberUuid: null, points: 50 }])
    expect(await standingOf(left.uuid)).toMatchObject({ participated: 1, finished: 1, points: 50, silver: 1 })
    await db.delete(challenges).where(eq(challenges.uuid, challenge.uuid))
    expect(await standingOf(left.uuid)).toMatchObject({ participated: 0, finished: 0, points: 0, silver: 0 })
  })
})
