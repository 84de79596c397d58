import { readdirSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { bySize } from '@repo/test-size'
import { count } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'

import { trainings } from '../src/database/schema/trainings.ts'
import { atEnd } from '../testing/at-end.ts'
import { buildMember } from '../testing/factories/build-member.ts'
import { openClass } from '../testing/open-class.ts'
import { buildGym, participantClient, startTestServer } from '../testing/test-server.ts'

const HOURS = bySize({ small: 1, full: 2, night: 24 })
const CLASSES_AN_HOUR = 12
const PEOPLE = 5
const CLASS_MINUTES = 5
const MINUTE = 60_000

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const heapInMegabytes = (): number => {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1_048_576
}

const descriptors = (): number => (process.platform === 'linux' ? readdirSync('/proc/self/fd').length : 0)

it(
  `a server that runs classes for ${HOURS} hours retains nothing of ended ones`,
  async ({ task }) => {
    const server = await startTestServer()
    vi.useFakeTimers({ toFake: ['Date'], now: server.clock.now() })
    atEnd(() => void vi.useRealTimers())
    const { engine, db } = server.context
    const gym = await buildGym(server)
    const members = await Promise.all(Array.from({ length: PEOPLE }, () => buildMember(db, gym.branch.uuid)))
    const [before] = await db.select({ all: count() }).from(trainings)
    const runClass = async (): Promise<void> => {
      const { join } = await openClass(server, gym)
      const phones = await Promise.all(
        members.map(async (member) => participantClient(server, (await join(member)).token)),
      )
      for (let minute = 0; minute < CLASS_MINUTES; minute += 1) {
        const from = server.clock.now()
        server.clock.advance(MINUTE)
        // some data expires by the system clock
        vi.setSystemTime(server.clock.now())
        const samples = Array.from({ length: 60 }, (_, second) => ({
          at: from + second * 1000,
          hr: 130 + (second % 9),
        }))
        const body = { device_id: 'strap', sequence: minute, samples }
        const receipts = await Promise.all(phones.map((phone) => phone.call(sendMeasurements, { body })))
        expect(receipts.every(({ accepted }) => accepted === 60)).toBe(true)
        await engine.tick()
      }
    }
    const heaps: number[] = []
    const opened: number[] = []
    for (let hour = 0; hour < HOURS; hour += 1) {
      for (let begun = 0; begun < CLASSES_AN_HOUR; begun += 1) await runClass()
      heaps.push(heapInMegabytes())
      opened.push(descriptors())
    }
    Object.assign(task.meta, { heaps, descriptors: opened })
    const [after] = await db.select({ all: count() }).from(trainings)
    expect((after?.all ?? 0) - (before?.all ?? 0)).toBe(HOURS * CLASSES_AN_HOUR * PEOPLE)
    expect(engine.counts()).toEqual({ classes: 0, participants: 0 })
    // connections of calls vary; a leak would add one per class
    expect(Math.max(...opened) - (opened[0] ?? 0)).toBeLessThan(CLASSES_AN_HOUR)
  },
  60_000 + HOURS * 120_000,
)
