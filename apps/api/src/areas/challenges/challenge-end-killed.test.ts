import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { count, eq, isNotNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { freePort, startChild } from '../../../testing/child-server.ts'
import { buildBranch } from '../../../testing/factories/build-branch.ts'
import { buildChallenge } from '../../../testing/factories/build-challenge.ts'
import { buildChallenger } from '../../../testing/factories/build-challenger.ts'
import { buildGoal } from '../../../testing/factories/build-goal.ts'
import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildTraining } from '../../../testing/factories/build-training.ts'
import { startMailPeer } from '../../../testing/mail-peer.ts'
import { connectEmbedded } from '../../database/connect.ts'
import type { Database } from '../../database/database.ts'
import { challengeResults, challenges } from '../../database/schema/challenges.ts'
import { mails } from '../../database/schema/mails.ts'

/** Opens the folder four times, twice in another process. */
const WITHIN_MS = 240_000
const HOUR = 3_600_000
const PEOPLE = 230
/** Every twentieth is subscribed, so that each batch of 100 has some. */
const READERS = PEOPLE / 20

/** A challenge that ended an hour ago, with more members than one batch; one of the last has won. */
const furnish = async (db: Database) => {
  const branch = await buildBranch(db, { features: { gamification: true } })
  const now = Date.now()
  const times = { startAt: new Date(now - 48 * HOUR), finishAt: new Date(now - HOUR) }
  const challenge = await buildChallenge(db, branch.uuid, times)
  await buildGoal(db, challenge, { type: 'trainings', target: 1, points: 10 })
  const consent = { resultMailsSince: times.startAt, resultMailsOrigin: 'https://gym.example' }
  const people: Awaited<ReturnType<typeof buildMember>>[] = []
  for (let index = 0; index < PEOPLE; index += 1) {
    const member = await buildMember(db, branch.uuid, index % 20 === 0 ? consent : {})
    await buildChallenger(db, challenge, member.uuid)
    people.push(member)
  }
  const winner = people.at(-10)
  await buildTraining(db, branch.uuid, winner?.uuid ?? '', { startAt: new Date(now - 4 * HOUR) })
  return { challenge, winner, readers: people.filter((_, index) => index % 20 === 0) }
}

/** One transaction syncs the disk once. */
const furnished = async (folder: string) => {
  const { db, close } = await connectEmbedded(folder)
  const made = await db.transaction(furnish)
  await close()
  return made
}

const standing = async (folder: string, uuid: string) => {
  const { db, close } = await connectEmbedded(folder)
  const [challenge] = await db.select().from(challenges).where(eq(challenges.uuid, uuid))
  const results = await db.select().from(challengeResults).where(eq(challengeResults.challengeUuid, uuid))
  const [queued] = await db.select({ count: count() }).from(mails).where(isNotNull(mails.leaveUrl))
  await close()
  const { awardedAt = null, settledAt = null } = challenge ?? {}
  return { awardedAt, isSettled: settledAt !== null, results, queued: queued?.count ?? 0 }
}

describe('the end of a challenge on a killed server', () => {
  it(
    'is finished by the next server, with the same medals and one result and one email per member',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'latido-end-'))
      atEnd(() => rmSync(folder, { recursive: true, force: true }))
      const { challenge, winner, readers } = await furnished(folder)

      const script = join(import.meta.dirname, '../../../testing/dying-end.ts')
      expect(spawnSync(process.execPath, [script, folder]).signal).toBe('SIGKILL')
      const half = await standing(folder, challenge.uuid)
      expect(half).toMatchObject({ awardedAt: expect.any(Date), isSettled: false })
      expect(half.results).toHaveLength(100)
      expect(half.queued).toBeGreaterThan(0)

      const peer = await startMailPeer()
      const mail = { SMTP_URL: peer.url, MAIL_FROM: 'no-reply@gym.example' }
      const server = startChild({ DATA_DIR: folder, PORT: String(await freePort()), DEMO: '0', ...mail })
      while (peer.taken.length < Math.ceil(READERS)) await peer.nextMail()
      await server.ready
      server.kill('SIGTERM')
      expect(await server.ended).toEqual({ code: 0, errors: '' })

      const whole = await standing(folder, challenge.uuid)
      expect(whole).toMatchObject({ awardedAt: half.awardedAt, isSettled: true, queued: 0 })
      expect(new Set(whole.results.map(({ memberUuid }) => memberUuid)).size).toBe(PEOPLE)
      expect(whole.results).toHaveLength(PEOPLE)
      expect(whole.results.filter(({ medal }) => medal !== null)).toMatchObject([
        { memberUuid: winner?.uuid, medal: 'gold', points: 10, place: 1 },
      ])
      const to = (await peer.mails()).map((one) => one.to?.[0]?.address ?? '')
      expect(to.toSorted((a, b) => a.localeCompare(b))).toEqual(
        readers.map(({ email }) => email).toSorted((a, b) => a.localeCompare(b)),
      )
    },
    WITHIN_MS,
  )
})
