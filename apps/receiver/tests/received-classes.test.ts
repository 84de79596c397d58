import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { numbersFrom } from '@repo/straps/fake/fake-stick'
import { bySize } from '@repo/test-size'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'

import { type Cable, layCable } from '../testing/cable.ts'
import { type Account, openAccount } from '../testing/gym-account.ts'
import { furnishGym, type Gym, type OpenClass } from '../testing/gym.ts'
import { freePort, type Program, startReceiver, startServer } from '../testing/processes.ts'
import { plugInStick, type PtyStick } from '../testing/pty-stick.ts'

const NUMBERS = numbersFrom(70_000, 60)
const STRAPS = NUMBERS.map((number) => `ant:${number}`)
const POLL = { interval: 50, timeout: 60_000 }

const LIVE_MS = 2500
const WATCHED_SECONDS = bySize({ small: 5, full: 30, night: 600 })
/** One hiccup of a busy machine is a large part of a short test. */
const LATE_SHARE = bySize({ small: 0.1, full: 0.01, night: 0.01 })
const RECEIVER_KILLS = bySize({ small: 1, full: 5, night: 20 })
const SERVER_KILLS = bySize({ small: 0, full: 2, night: 5 })
const BACKLOG_SECONDS = bySize({ small: 4, full: 8, night: 60 })
const CUT_OFF_SECONDS = bySize({ small: 4, full: 60, night: 300 })

let folder: string
let port: number
let url: string
let server: Program
let gym: Gym
let cable: Cable
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  port = await freePort()
  url = `http://localhost:${port}`
  server = await startServer(join(folder, 'server'), port)
  gym = await furnishGym(url, NUMBERS)
  cable = await layCable(port)
})
afterAll(async () => {
  await cable.close()
  await server.kill()
  rmSync(folder, { recursive: true })
})

let lesson: OpenClass
const cleanUps: (() => unknown)[] = []
beforeEach(async () => {
  lesson = await gym.startClass()
})
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).toReversed()) await cleanUp()
  await lesson.stop().catch(() => null)
})

interface Device {
  readonly start: () => Promise<void>
  readonly kill: (signal?: 'SIGKILL' | 'SIGTERM') => Promise<unknown>
  readonly program: () => Program
  /** Seconds that the server doesn't have yet. */
  readonly journal: () => readonly number[]
  readonly plugged: PtyStick
}

const newDevice = async (name: string, key?: string): Promise<Device> => {
  const plugged = await plugInStick({ numbers: NUMBERS })
  const own = join(folder, name)
  let program: Program
  const start = async (): Promise<void> => {
    program = startReceiver({ server: cable.url, terminal: plugged.path, folder: own, ...(key && { key }) })
    await program.says(/: scanning/)
  }
  cleanUps.push(plugged.unplug, () => program.kill())
  await start()
  return {
    plugged,
    start,
    program: () => program,
    kill: (signal) => program.kill(signal),
    journal: () =>
      readdirSync(join(own, 'memory')).flatMap((file) => (file.endsWith('.json') ? [Number.parseInt(file, 10)] : [])),
  }
}

const newAccount = (key: string): Account => openAccount({ server: url, key, straps: STRAPS })

const oldest = async (): Promise<number> => {
  const ages = await lesson.ages().catch(() => [])
  return ages.length < STRAPS.length ? Infinity : (ages[0] ?? Infinity)
}

/** Resolves when all tiles are live. Returns how long that took, and the oldest value meanwhile. */
const allLive = async () => {
  const from = performance.now()
  let worst = 0
  await expect
    .poll(async () => {
      const age = await oldest()
      if (age !== Infinity) worst = Math.max(worst, age)
      return age
    }, POLL)
    .toBeLessThan(LIVE_MS)
  return { took: performance.now() - from, worst }
}

const sentAll = async (device: Device): Promise<void> => {
  const now = Date.now()
  await expect.poll(() => device.journal().filter((at) => at < now), POLL).toEqual([])
}

it('a receiver paired by code has 60 straps live within 2 s, with values of 2.5 s at most', async () => {
  const device = await newDevice('paired')
  const [, left, right] = await device.program().says(/enter (\d+) (\d+) in RookLegend/)
  await gym.pair(`${left}${right}`)
  await device.program().says(/sending to Bikes/)
  expect((await allLive()).took).toBeLessThan(2000)
  await sentAll(device)
  const ages: number[] = []
  const last = device.plugged.stick.sent().length + WATCHED_SECONDS * STRAPS.length * 4
  while (device.plugged.stick.sent().length < last) ages.push(await oldest())
  expect(ages.filter((age) => age > LIVE_MS).length).toBeLessThanOrEqual(ages.length * LATE_SHARE)

  // without its key, it asks for another one
  const [code] = await device.program().says(/enter \d+ \d+ in RookLegend/)
  await gym.revokeKeys()
  const next = new RegExp(`(?<=${code}[^]*)enter (?<left>\\d+) (?<right>\\d+) in RookLegend`)
  const { groups } = await device.program().says(next)
  await gym.pair(`${groups?.['left']}${groups?.['right']}`)
  await device.program().says(/(?:sending to Bikes[^]*){2}/)
  await allLive()
  expect(await device.kill('SIGTERM')).toBe(0)
  expect(device.journal()).toEqual([])
})

it('receiver and server are killed, and every second received is stored once', async () => {
  const key = await gym.issueKey()
  const account = newAccount(key)
  const device = await newDevice('killed', key)
  account.from()
  await allLive()
  for (let kill = 0; kill < RECEIVER_KILLS; kill += 1) {
    account.until()
    await device.kill()
    await device.start()
    account.from()
    const { took, worst } = await allLive()
    expect(worst).toBeLessThan(5000)
    expect(took).toBeLessThan(10_000)
  }
  for (let kill = 0; kill <= SERVER_KILLS; kill += 1) {
    await server.kill()
    await expect.poll(() => device.journal().length, POLL).toBeGreaterThan(BACKLOG_SECONDS)
    // the last time both are killed
    if (kill === SERVER_KILLS) {
      account.until()
      await device.kill()
      await device.start()
      account.from()
    }
    server = await startServer(join(folder, 'server'), port)
    expect((await allLive()).took).toBeLessThan(10_000)
  }
  account.until()
  await sentAll(device)
  const { expected, missing } = await account.settle()
  expect(missing).toBe(0)
  await lesson.stop()
  const stored = [...(await lesson.stored()).values()]
  expect(stored.reduce((sum, { length }) => sum + length, 0)).toBeGreaterThanOrEqual(expected)
  for (const participants of stored) expect(new Set(participants).size).toBe(participants.length)
})

it('two receivers of the same straps store each second once', async () => {
  const [key, otherKey] = [await gym.issueKey(), await gym.issueKey()]
  const account = newAccount(key)
  const devices = [await newDevice('left', key), await newDevice('right', otherKey)]
  account.from()
  await allLive()
  const broadcasts = devices[0]?.plugged.stick.sent() ?? []
  const enough = broadcasts.length + BACKLOG_SECONDS * STRAPS.length * 4
  await expect.poll(() => broadcasts.length, POLL).toBeGreaterThan(enough)
  account.until()
  for (const device of devices) await sentAll(device)
  expect(await account.settle()).toMatchObject({ missing: 0 })
})

it('a receiver cut off over the end of a class loses nothing', async () => {
  const key = await gym.issueKey()
  const account = newAccount(key)
  const device = await newDevice('cut-off', key)
  account.from()
  await allLive()
  cable.cut()
  await expect.poll(() => device.journal().length, POLL).toBeGreaterThan(CUT_OFF_SECONDS)
  account.until()
  await lesson.stop()
  cable.mend()
  await sentAll(device)
  const { expected, missing } = await account.settle()
  expect(expected).toBeGreaterThanOrEqual((CUT_OFF_SECONDS - 1) * STRAPS.length)
  expect(missing).toBe(0)
})
