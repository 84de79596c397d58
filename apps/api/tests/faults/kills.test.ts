import { setImmediate as nextTurn } from 'node:timers/promises'

import { changeClassState } from '@repo/api-client/classes/run-class'
import { type Random, seededRandom } from '@repo/domain/core/seeded-random'
import { bySize, searchSeeds } from '@repo/test-size'
import { inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { connectEmbedded } from '../../src/database/connect.ts'
import { samples } from '../../src/database/schema/classes.ts'
import { trainings } from '../../src/database/schema/trainings.ts'
import { type ChildGym, joinAt, signInAt, startFirstClass } from '../../testing/child-gym.ts'
import { type ChildServer, freePort, startChild } from '../../testing/child-server.ts'
import { demoFolder } from '../../testing/data-folder.ts'

const ROUNDS = bySize({ small: 2, full: 5, night: 500 })
const [, SEED] = searchSeeds

const CODES = ['100001', '100002', '100003']
/** The last kill comes while the class ends. */
const ROUNDS_A_CLASS = Math.min(ROUNDS, 5)
const MOST_ACKNOWLEDGED = 30
const MOST_TURNS = 300
/** At most ten samples a second are kept, and a phone's clock can be only slightly ahead. */
const APART_MS = 120

type Phone = Awaited<ReturnType<typeof joinAt>>

interface Sending {
  readonly from: number
  readonly lowest: number
  readonly onAcknowledged: (value: string) => void
}

const sendOn = async ({ start, send }: Phone, { from, lowest, onAcknowledged }: Sending): Promise<number> => {
  let sequence = from
  for (;;) {
    const sample = { at: start + sequence * APART_MS, hr: lowest + (sequence % 40) }
    const receipt = await send(sequence, sample).catch(() => null)
    if (receipt === null) return sequence
    if (receipt.accepted + receipt.duplicate === 1) onAcknowledged(`${sample.at} ${sample.hr}`)
    sequence += 1
  }
}

const pass = async (turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await nextTurn()
}

interface Storm {
  server: ChildServer
  readonly start: () => ChildServer
  readonly random: Random
  readonly gym: ChildGym
  readonly acknowledged: Set<string>
  slowestStartMs: number
}

const upTo = ({ random }: Storm, most: number): number => 1 + Math.floor(random() * most)

const killDuring = async (storm: Storm, work: readonly Promise<unknown>[], turns: number): Promise<void> => {
  await pass(turns)
  storm.server.kill('SIGKILL')
  await Promise.all([storm.server.ended, ...work])
  const killedAt = performance.now()
  storm.server = storm.start()
  await storm.server.ready
  storm.slowestStartMs = Math.max(storm.slowestStartMs, performance.now() - killedAt)
}

const runClass = async (storm: Storm): Promise<string> => {
  const { gym } = storm
  const { room, uuid } = await startFirstClass(gym)
  const phones = await Promise.all(CODES.map((code) => joinAt(gym, room, code)))
  let from = phones.map(() => 0)
  for (let round = 1; round < ROUNDS_A_CLASS; round += 1) {
    const enough = Promise.withResolvers<void>()
    let left = upTo(storm, MOST_ACKNOWLEDGED)
    const sending = phones.map((phone, index) =>
      sendOn(phone, {
        from: from[index] ?? 0,
        lowest: 60 + index * 40,
        onAcknowledged: (value) => {
          storm.acknowledged.add(value)
          left -= 1
          if (left === 0) enough.resolve()
        },
      }),
    )
    await Promise.race([enough.promise, Promise.all(sending)])
    await killDuring(storm, sending, upTo(storm, MOST_TURNS))
    from = await Promise.all(sending)
  }
  const stop = () => gym.staff.call(changeClassState, { params: { uuid }, body: { state: 'stop' } })
  await killDuring(storm, [stop().catch(() => {})], upTo(storm, MOST_TURNS))
  // a class killed while it ended has ended or ends now
  await stop().catch((error: unknown) => expect(error).toMatchObject({ code: 'class-over' }))
  return uuid
}

it(
  `a server killed ${ROUNDS} times (seed ${SEED}) keeps every acknowledged sample and one training per member and class`,
  async ({ task }) => {
    const folder = await demoFolder()
    const port = await freePort()
    const start = () => startChild({ DATA_DIR: folder, PORT: String(port), DEMO: '1' })
    const server = start()
    await server.ready
    const gym = await signInAt(`http://127.0.0.1:${port}`)
    const storm: Storm = {
      server,
      start,
      random: seededRandom(SEED),
      gym,
      acknowledged: new Set(),
      slowestStartMs: 0,
    }
    const classes: string[] = []
    for (let done = 0; done < ROUNDS; done += ROUNDS_A_CLASS) classes.push(await runClass(storm))
    storm.server.kill('SIGTERM')
    await storm.server.ended

    const { db, close } = await connectEmbedded(folder)
    const stored = new Set((await db.select().from(samples)).map(({ at, heartRate }) => `${at} ${heartRate}`))
    const each = (await db.select().from(trainings).where(inArray(trainings.classUuid, classes))).map(
      ({ classUuid, memberUuid }) => `${classUuid} ${memberUuid}`,
    )
    await close()
    const lost = [...storm.acknowledged].filter((value) => !stored.has(value))
    Object.assign(task.meta, {
      acknowledged: storm.acknowledged.size,
      lost: lost.length,
      slowestStartMs: storm.slowestStartMs,
    })
    expect(storm.acknowledged.size).toBeGreaterThan(ROUNDS)
    expect(lost).toEqual([])
    expect(each.length).toBeGreaterThanOrEqual(classes.length)
    expect(new Set(each).size).toBe(each.length)
  },
  60_000 + ROUNDS * 30_000,
)
