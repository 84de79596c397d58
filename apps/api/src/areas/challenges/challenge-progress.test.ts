import { randomUUID } from 'node:crypto'

import { integerBetween, oneOf, seededRandom } from '@repo/domain/core/seeded-random'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'

import { counted } from '../../../testing/counted-in-challenges.ts'
import { buildChallenge } from '../../../testing/factories/build-challenge.ts'
import { buildEndedClass } from '../../../testing/factories/build-class.ts'
import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildRoom } from '../../../testing/factories/build-room.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import { buildGym, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { branchDatabase } from '../../database/branch-database.ts'
import { challengeParticipants, challengeRooms, challenges, challengeTeams } from '../../database/schema/challenges.ts'
import { members, memberStandings } from '../../database/schema/members.ts'
import { trainings } from '../../database/schema/trainings.ts'
import { eraseMember } from '../members/member-data.ts'
import { moveChallengeEnd } from './challenge-ends.ts'
import { putInChallenge, setChallengeRooms } from './entrant-commands.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})

const kept = async () => {
  const rows = await server.context.db.select().from(challengeParticipants)
  return new Map(
    rows.map(
      ({ challengeUuid, memberUuid, roomUuid, trainings: count, seconds, intenseSeconds, steps, calories, points }) => [
        [challengeUuid, memberUuid, roomUuid].join(' '),
        { trainings: count, seconds, intenseSeconds, steps, calories, points },
      ],
    ),
  )
}

/** Stored and actual numbers of participants. */
const countsAgree = async () => {
  const { db } = server.context
  const rows = (await db.select().from(challengeParticipants)).filter(({ leftAt }) => leftAt === null)
  const of = (is: (row: (typeof rows)[number]) => boolean): number => rows.filter((row) => is(row)).length
  for (const { uuid, participants } of await db.select().from(challenges)) {
    expect(participants).toBe(of((row) => row.challengeUuid === uuid))
  }
  for (const { uuid, members: size } of await db.select().from(challengeTeams)) {
    expect(size).toBe(of((row) => row.teamUuid === uuid))
  }
  for (const { challengeUuid, roomUuid, members: size } of await db.select().from(challengeRooms)) {
    expect(size).toBe(of((row) => row.challengeUuid === challengeUuid && row.roomUuid === roomUuid))
  }
  for (const { memberUuid, participated } of await db.select().from(memberStandings)) {
    const own = new Set(rows.filter((row) => row.memberUuid === memberUuid).map((row) => row.challengeUuid))
    expect(participated).toBe(own.size)
  }
}

const agrees = async () => {
  const { sums, inRooms } = await counted(server.context.db)
  const before = await kept()
  expect(before).toEqual(sums)
  const { db } = server.context
  // every member who trained in a competing room takes part, except removed ones
  const stays = await db
    .select()
    .from(challengeParticipants)
    .where(
      and(
        isNotNull(challengeParticipants.roomUuid),
        sql`(${challengeParticipants.leftAt} is null or ${challengeParticipants.trainings} > 0)`,
      ),
    )
  expect(new Set(stays.map((row) => [row.challengeUuid, row.memberUuid, row.roomUuid].join(' ')))).toEqual(inRooms)
  await countsAgree()
  for (const { uuid } of await db.select().from(challenges)) await db.execute(sql`select count_challenge_anew(${uuid})`)
  expect(await kept()).toEqual(before)
}

const DAY_MS = 86_400_000
const FROM = Date.parse('2026-11-01T06:00:00Z')

const buildChallenged = async () => {
  const { db } = server.context
  const { branch, coach } = await buildGym(server)
  const rooms = [await buildRoom(db, branch.uuid, coach.uuid), await buildRoom(db, branch.uuid, coach.uuid)]
  const people: string[] = []
  for (let count = 0; count < 6; count += 1) people.push((await buildMember(db, branch.uuid)).uuid)
  const window = { startAt: new Date(FROM + 2 * DAY_MS), finishAt: new Date(FROM + 8 * DAY_MS) }
  const byUsers = await buildChallenge(db, branch.uuid, window)
  const byTeams = await buildChallenge(db, branch.uuid, { ...window, kind: 'group', modality: 'teams' })
  const byRooms = await buildChallenge(db, branch.uuid, { ...window, kind: 'group', modality: 'room' })
  const teams = ['1', '2'].map((name) => ({
    uuid: randomUUID(),
    branchUuid: branch.uuid,
    challengeUuid: byTeams.uuid,
    name,
  }))
  await db.insert(challengeTeams).values(teams)
  await db
    .insert(challengeRooms)
    .values({ branchUuid: branch.uuid, challengeUuid: byRooms.uuid, roomUuid: rooms[0]?.uuid ?? '', ...window })
  return { branch, rooms, people, byUsers, byTeams, byRooms, teams }
}

type Challenged = Awaited<ReturnType<typeof buildChallenged>>

it(
  'the progress of a challenge equals its trainings after late, removed, moved, and erased ones',
  { timeout: 120_000 },
  async () => {
    const { db } = server.context
    const random = seededRandom(20_261_122)
    const centers = [await buildChallenged(), await buildChallenged()]
    const figures = () => ({
      startAt: new Date(FROM + integerBetween(random, 0, 10 * 24) * 3_600_000),
      durationSeconds: integerBetween(random, 1, 7200),
      z4Seconds: integerBetween(random, 0, 900),
      z5Seconds: integerBetween(random, 0, 900),
      calories: oneOf(random, [null, 0, random() * 900]),
      steps: oneOf(random, [null, 0, 4000]),
      points: random() * 200,
    })
    const trainingOf = async ({ branch }: Challenged) => {
      const own = await db.select({ uuid: trainings.uuid }).from(trainings).where(eq(trainings.branchUuid, branch.uuid))
      return eq(trainings.uuid, oneOf(random, own).uuid)
    }
    const steps: readonly ((center: Challenged) => Promise<unknown>)[] = [
      async function train({ branch, people }) {
        await buildTraining(db, branch.uuid, oneOf(random, people), figures())
      },
      async function trainInRoom({ branch, rooms, people }) {
        const row = figures()
        const room = oneOf(random, rooms).uuid
        const { uuid } = await buildEndedClass(db, branch.uuid, room, row.startAt.getTime(), { remoteState: 'idle' })
        for (const who of people.slice(0, 2)) await buildTraining(db, branch.uuid, who, { ...row, classUuid: uuid })
      },
      async function restate(center) {
        await db
          .update(trainings)
          .set(figures())
          .where(await trainingOf(center))
      },
      async function takeBack(center) {
        await db.delete(trainings).where(await trainingOf(center))
      },
      async function erase({ branch, people }) {
        const uuid = people.length > 3 ? people.splice(integerBetween(random, 0, 2), 1)[0] : undefined
        if (uuid !== undefined) await branchDatabase(db, branch.uuid).run((tx) => eraseMember(tx, uuid))
      },
      async function putIn({ branch, people, byUsers, byTeams, teams }) {
        const some = people.filter(() => random() < 0.6)
        const now = byUsers.startAt.getTime()
        await branchDatabase(db, branch.uuid).run(async (tx) => {
          await putInChallenge(tx, {
            challenge: byUsers,
            people: some.map((memberUuid) => ({ memberUuid, teamUuid: null })),
            now,
          })
          const placed = some.map((memberUuid) => ({ memberUuid, teamUuid: oneOf(random, teams).uuid }))
          await putInChallenge(tx, { challenge: byTeams, people: placed, now })
        })
      },
      async function takeOut({ people }) {
        await db
          .update(challengeParticipants)
          .set({ leftAt: new Date(FROM) })
          .where(inArray(challengeParticipants.memberUuid, [oneOf(random, people)]))
      },
      async function moveEnd({ branch }) {
        const finishAt = new Date(FROM + integerBetween(random, 3, 10) * DAY_MS)
        const own = await db.select().from(challenges).where(eq(challenges.branchUuid, branch.uuid))
        const { uuid } = oneOf(random, own)
        await branchDatabase(db, branch.uuid).run((tx) => moveChallengeEnd(tx, uuid, finishAt))
      },
      async function changeRooms({ branch, rooms, byRooms }) {
        const chosen = random() < 0.5 ? rooms : rooms.slice(0, 1)
        await branchDatabase(db, branch.uuid).run((tx) =>
          setChallengeRooms(
            tx,
            byRooms.uuid,
            chosen.map(({ uuid }) => uuid),
          ),
        )
      },
    ]
    await agrees()
    for (let count = 0; count < 90; count += 1) {
      const step = count < 10 ? steps[count % 2] : steps[integerBetween(random, 0, steps.length - 1)]
      await step?.(oneOf(random, centers))
      if (count % 10 === 9) await agrees()
    }
    await db.delete(members)
    expect(await db.select().from(challengeParticipants)).toEqual([])
    await countsAgree()
  },
)
