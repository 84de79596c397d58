import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { numbersFrom } from '@repo/straps/fake/fake-stick'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'

import { type FakeBluez, startFakeBluez } from '../testing/fake-bluez.ts'
import { startFakeBus } from '../testing/fake-bus.ts'
import { furnishGym, type Gym, type OpenClass } from '../testing/gym.ts'
import { freePort, type Program, startReceiver, startServer } from '../testing/processes.ts'
import { plugInStick } from '../testing/pty-stick.ts'

const STRAPS = 8
const NUMBERS = numbersFrom(90_000, STRAPS)
const MACS = NUMBERS.map((_, index) => `C0:00:00:00:00:0${index}`)
const LIVE_MS = 2500
const POLL = { interval: 100, timeout: 50_000 }

let folder: string
let url: string
let server: Program
let gym: Gym
let bus: Awaited<ReturnType<typeof startFakeBus>>
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  const port = await freePort()
  url = `http://localhost:${port}`
  server = await startServer(join(folder, 'server'), port)
  gym = await furnishGym(url, NUMBERS, MACS)
  bus = await startFakeBus(join(folder, 'bus'))
})
afterAll(async () => {
  await bus.close()
  await server.kill()
  rmSync(folder, { recursive: true })
})

const startBluez = async (): Promise<FakeBluez> => {
  const bluez = await startFakeBluez(bus.address, { straps: STRAPS, adapters: 2, slots: 5 })
  onTestFinished(() => bluez.stop())
  return bluez
}

const startClass = async (): Promise<OpenClass> => {
  const lesson = await gym.startClass()
  onTestFinished(async () => void (await lesson.stop().catch(() => null)))
  return lesson
}

const receiveWith = async (terminal: string): Promise<void> => {
  const receiver = startReceiver({ server: url, terminal, folder, bus: bus.address, key: await gym.issueKey() })
  onTestFinished(async () => void (await receiver.kill()))
  await receiver.says(/sending to/)
}

const liveIn = async (lesson: OpenClass): Promise<number> =>
  (await lesson.ages()).filter((age) => age <= LIVE_MS).length

it('a class fills with Bluetooth straps nearby, and their connections end with it', async () => {
  const [bluez, lesson] = [await startBluez(), await startClass()]
  await receiveWith(join(folder, 'none'))
  await expect.poll(() => liveIn(lesson), POLL).toBe(STRAPS)
  expect(bluez.links()).toBe(STRAPS)
  expect(bluez.faults()).toEqual([])
  await lesson.stop()
  await expect.poll(() => bluez.links(), POLL).toBe(0)
})

it('straps of members that a stick receives get no Bluetooth connection', async () => {
  const stick = await plugInStick({ numbers: NUMBERS })
  onTestFinished(stick.unplug)
  const [bluez, lesson] = [await startBluez(), await startClass()]
  await receiveWith(stick.path)
  await expect.poll(() => liveIn(lesson), POLL).toBe(STRAPS)
  // longer than a strap of no one has to be nearby
  await expect.poll(() => bluez.secondsDiscovered('hci0'), POLL).toBeGreaterThan(25)
  expect(await liveIn(lesson)).toBe(STRAPS)
  expect(bluez.connects()).toBe(0)
})
