import { strapStateOf, type StrapLink } from '@repo/domain/classes/strap-link'
import { integerBetween, oneOf, seededRandom, type Random } from '@repo/domain/core/seeded-random'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { openStrap } from './strap.ts'

const RUNS = 200
const FAULTY_SECONDS = 120
const HEALTHY_SECONDS = 60
const SAID_WITHIN_SECONDS = 15

const HEALTHY = { hangs: 0, fails: 0, silent: 0, offSkin: 0 }
const FAULTS = [
  HEALTHY,
  { ...HEALTHY, hangs: 0.7 },
  { ...HEALTHY, fails: 0.7 },
  { ...HEALTHY, silent: 1 },
  { ...HEALTHY, offSkin: 1 },
  { ...HEALTHY, offSkin: 0.5 },
  { hangs: 0.3, fails: 0.3, silent: 0.3, offSkin: 0.3 },
]

/** Calls may hang, fail, or be late; the strap may stop sending or send wrong values. */
class FaultyStrap extends EventTarget {
  id = 'strap'
  name = 'H10'
  fault = HEALTHY
  isConnected = false
  isSubscribed = false
  readonly random: Random
  constructor(random: Random) {
    super()
    this.random = random
  }
  readonly characteristic = Object.assign(new EventTarget(), {
    value: new DataView(new ArrayBuffer(0)),
    startNotifications: async () => {
      await this.settle()
      this.isSubscribed = this.isConnected
      return this.characteristic
    },
    stopNotifications: async () => {
      await this.settle()
      return this.characteristic
    },
  })
  readonly gatt = {
    connect: async () => {
      await this.settle()
      this.isConnected = true
      return this.gatt
    },
    disconnect: () => {
      if (this.isConnected && this.random() < 0.5) this.dispatchEvent(new Event('gattserverdisconnected'))
      this.isConnected = false
      this.isSubscribed = false
    },
    getPrimaryService: async () => {
      await this.settle()
      return {
        getCharacteristic: async () => {
          await this.settle()
          return this.characteristic
        },
      }
    },
  }
  async settle(): Promise<void> {
    if (this.random() < this.fault.hangs) await new Promise(() => {})
    await new Promise((resolve) => setTimeout(resolve, integerBetween(this.random, 0, 400)))
    if (this.random() < this.fault.fails) throw new DOMException('out of range', 'NetworkError')
  }
  drop(isNotified: boolean): void {
    this.isConnected = false
    this.isSubscribed = false
    if (isNotified) this.dispatchEvent(new Event('gattserverdisconnected'))
  }
  beat(): void {
    if (!this.isSubscribed || this.random() < this.fault.silent) return
    const flags = this.random() < this.fault.offSkin ? 0b0100 : 0b0110
    this.characteristic.value = new DataView(Uint8Array.of(flags, integerBetween(this.random, 90, 160)).buffer)
    this.characteristic.dispatchEvent(new Event('characteristicvaluechanged'))
  }
}

const saidBy = (link: StrapLink): string => (link.phase === 'refused' ? link.fault : strapStateOf(link).state)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Returns the phone's last state, and its longest undetected silence. */
const runStrap = async (seed: number) => {
  const random = seededRandom(seed)
  const device = new FaultyStrap(random)
  device.fault = oneOf(random, FAULTS)
  let said = 'connecting'
  let unsaid = 0
  let longest = 0
  const strap = openStrap(device, {
    onChange: (link) => (said = saidBy(link)),
    onMeasurement: () => (unsaid = 0),
  })
  for (let second = 0; second < FAULTY_SECONDS + HEALTHY_SECONDS; second += 1) {
    if (second === FAULTY_SECONDS) device.fault = HEALTHY
    else if (second < FAULTY_SECONDS && random() < 0.05) device.fault = oneOf(random, FAULTS)
    if (second < FAULTY_SECONDS && random() < 0.02) device.drop(random() < 0.5)
    if (random() < 0.05) vi.setSystemTime(Date.now() + integerBetween(random, -3_600_000, 3_600_000))
    await vi.advanceTimersByTimeAsync(1000)
    unsaid = said === 'connecting' || said === 'connected' ? unsaid + 1 : 0
    longest = Math.max(longest, unsaid)
    device.beat()
  }
  strap.close()
  return { seed, said, longest }
}

it(`${RUNS} straps that hang, fail, fall silent, lie, and jump in time recover, or the phone names the problem`, async () => {
  const runs = []
  for (let seed = 1; seed <= RUNS; seed += 1) runs.push(await runStrap(seed))
  expect(runs.filter(({ longest }) => longest > SAID_WITHIN_SECONDS)).toEqual([])
  // a strap that never sent a value is refused
  expect(runs.filter(({ said }) => said !== 'connected' && said !== 'not-reached')).toEqual([])
  expect(runs.filter(({ said }) => said === 'connected').length).toBeGreaterThan(RUNS / 2)
})
