import { and, eq, inArray } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { challengeWorld, type ChallengeWorld, FINISH, OVER, START } from '../../../testing/challenge-world.ts'
import { buildChallenger } from '../../../testing/factories/build-challenger.ts'
import { buildEndedClass } from '../../../testing/factories/build-class.ts'
import { buildGoal } from '../../../testing/factories/build-goal.ts'
import { buildRoom } from '../../../testing/factories/build-room.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { challengeResults, challenges } from '../../database/schema/challenges.ts'
import { classes } from '../../database/schema/classes.ts'
import { mails } from '../../database/schema/mails.ts'
import { members } from '../../database/schema/members.ts'
import { listOutbox, outboxFolder, readOutboxMail } from '../../mail/outbox-mailer.ts'
import { eraseMember } from '../members/member-data.ts'
import { settleChallenges } from './challenge-ends.ts'
import { challengePlaces } from './challenge-places.ts'
import { activeGoals } from './goal-queries.ts'
import { awardMedals, writeResults } from './settle-challenge.ts'

describe('the end of a challenge', () => {
  let server: TestServer
  let world: ChallengeWorld
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await challengeWorld(server)
  })

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

  it('waits for a class that began before it', async () => {
    const { db } = server.context
    const challenge = await world.challengeOf()
    const room = await buildRoom(db, world.gym.branch.uuid, world.gym.coach.uuid)
    const startAt = new Date(FINISH.getTime() - 60_000)
    const { uuid } = await buildEndedClass(db, world.gym.branch.uuid, room.uuid, OVER, {
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

  it('does not happen early', async () => {
    const challenge = await world.challengeOf()
    server.clock.set(FINISH.getTime())
    await settleChallenges(server.context)
    const [row] = await server.context.db.select().from(challenges).where(eq(challenges.uuid, challenge.uuid))
    expect(row).toMatchObject({ awardedAt: null, settledAt: null })
  })

  it('is emailed to subscribed members in their language', async () => {
    const { db } = server.context
    const challenge = await world.challengeOf({ name: 'Reto de noviembre' })
    await buildGoal(db, challenge, { target: 1, points: 50 })
    const wants = { resultMailsSince: START, resultMailsOrigin: 'https://gym.example' }
    const people = [
      await world.person('Ana', { ...wants, language: 'es' }),
      await world.person('Ben', wants),
      await world.person('Silent', { language: 'es' }),
      await world.person('Left', { ...wants, unlinkedAt: START }),
    ]
    for (const { uuid } of people) await buildChallenger(db, challenge, uuid)
    await world.train(people[0]?.uuid ?? '', [0])
    await settleChallenges(server.context)
    const queued = (await mailsTo(people)).toSorted((one, other) => (one.recipient < other.recipient ? -1 : 1))
    expect(queued.map(({ recipient }) => recipient)).toEqual([people[0]?.email, people[1]?.email])
    expect(queued[0]).toMatchObject({ subject: '¡Ganaste oro en Reto de noviembre!' })
    expect(queued[0]?.body).toContain('Terminaste en el lugar 1 de 4 y ganaste la medalla de oro.')
    expect(queued[0]?.body).toContain('Metas cumplidas: 1 de 1\nPuntos: 50')
    expect(queued[1]).toMatchObject({ subject: 'Reto de noviembre has ended' })
    expect(queued[1]?.body).toContain('You finished 2nd of 4.')
  })

  it('is emailed with an unsubscribe link', async () => {
    const { db, config, mail } = server.context
    const challenge = await world.challengeOf({ name: 'Reto de salida' })
    await buildGoal(db, challenge, { target: 1, points: 50 })
    const consent = { resultMailsSince: START, resultMailsOrigin: server.url }
    const [leaves, stays] = [
      await world.person('Ana', { ...consent, language: 'es' }),
      await world.person('Ben', consent),
    ]
    for (const { uuid } of [leaves, stays]) await buildChallenger(db, challenge, uuid)
    await settleChallenges(server.context)
    await mail.deliverDue()
    const folder = outboxFolder(config.dataDirectory)
    const listed = await listOutbox(folder)
    const sent = await readOutboxMail(folder, listed.find(({ name }) => name.startsWith(leaves.uuid))?.name ?? '')
    const header = (key: string) => sent?.headers.find((one) => one.key === key)?.value ?? ''
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const [, url = ''] = /^<(http\S+)>$/.exec(header('list-unsubscribe')) ?? []
    expect(sent?.text).toContain(`Si ya no los quieres: ${url}`)
    expect((await fetch(url, { method: 'POST', body: 'List-Unsubscribe=One-Click' })).status).toBe(200)
    const own = inArray(members.uuid, [leaves.uuid, stays.uuid])
    const rows = await db.select().from(members).where(own)
    const sinceOf = ({ uuid }: { uuid: string }) => rows.find((row) => row.uuid === uuid)?.resultMailsSince
    expect([sinceOf(leaves), sinceOf(stays)]).toEqual([null, START])
  })

  it('resumes after a crash, keeps awarded medals, and emails no one twice', async () => {
    const { db } = server.context
    const challenge = {
      ...(await world.challengeOf()),
      description: null,
      version: 1,
      participants: 0,
      awardedAt: null,
      settledAt: null,
    }
    await buildGoal(db, challenge, { target: 1, points: 50 })
    const wants = { resultMailsSince: START, resultMailsOrigin: 'https://gym.example' }
    const [first, second] = [await world.person('First', wants), await world.person('Second', wants)]
    for (const { uuid } of [first, second]) await buildChallenger(db, challenge, uuid)
    await world.train(first.uuid, [3])
    const goals = await world.branch.run((tx) => activeGoals(tx, challenge.uuid))
    const places = await challengePlaces(world.branch, challenge, goals)
    expect(await world.branch.run((tx) => awardMedals(tx, challenge, places, OVER))).toBe(true)
    const outcome = { groupName: null, points: 50, goalsReached: 1, place: 1, medal: 'gold' } as const
    const known = { challenge, goals: 1, competitors: 2, now: OVER }
    await world.branch.run((tx) => writeResults(tx, known, [{ memberUuid: first.uuid, ...outcome }]))
    // here the server died; the late training would have won
    await world.train(second.uuid, [0])
    await settleChallenges(server.context)
    const results = await world.resultsOf(challenge.uuid)
    expect(results.map(({ memberUuid, medal, points, place }) => [memberUuid, medal, points, place])).toEqual([
      [first.uuid, 'gold', 50, 1],
      [second.uuid, null, 50, 2],
    ])
    expect((await mailsTo([first, second])).map(({ memberUuid }) => memberUuid)).toEqual([second.uuid])
    expect(await world.branch.run((tx) => awardMedals(tx, challenge, places, OVER))).toBe(false)
  })

  it('leaves an anonymous medal when its member is erased, and nothing when the challenge is deleted', async () => {
    const { db } = server.context
    const challenge = await world.challengeOf()
    await buildGoal(db, challenge, { target: 1, points: 50 })
    const [erased, left] = [await world.person('Erased'), await world.person('Left')]
    for (const { uuid } of [erased, left]) await buildChallenger(db, challenge, uuid)
    await world.train(erased.uuid, [0])
    await world.train(left.uuid, [1])
    await settleChallenges(server.context)
    await world.branch.run((tx) => eraseMember(tx, erased.uuid))
    const of = and(eq(challengeResults.challengeUuid, challenge.uuid), eq(challengeResults.medal, 'gold'))
    expect(await db.select().from(challengeResults).where(of)).toMatchObject([{ memberUuid: null, points: 50 }])
    expect(await world.standingOf(left.uuid)).toMatchObject({ participated: 1, finished: 1, points: 50, silver: 1 })
    await db.delete(challenges).where(eq(challenges.uuid, challenge.uuid))
    expect(await world.standingOf(left.uuid)).toMatchObject({ participated: 0, finished: 0, points: 0, silver: 0 })
  })
})
