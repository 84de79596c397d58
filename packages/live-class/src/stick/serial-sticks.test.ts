import { fakeSerial } from '@repo/straps/fake/fake-serial'
import { fakeStick, numbersFrom } from '@repo/straps/fake/fake-stick'
import type { Reception } from '@repo/straps/reception'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { followSerialSticks, type SerialSticks } from './serial-sticks.ts'

const now = () => performance.now()
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

const setUp = async ({ isGranted = true } = {}) => {
  const stick = fakeStick({ numbers: numbersFrom(1000, 60) })
  const device = fakeSerial(stick, now)
  if (isGranted) await device.serial.requestPort()
  const received: Reception[] = []
  const sticks = followSerialSticks({ serial: device.serial, now, onReception: (one) => received.push(one) })
  running.push(sticks)
  const strapsIn = async (ms: number): Promise<number> => {
    received.length = 0
    await pass(ms)
    return new Set(received.map(({ strap }) => strap)).size
  }
  return { stick, device, sticks, strapsIn }
}

const running: SerialSticks[] = []

describe('the stick of a display', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    for (const sticks of running.splice(0)) sticks.stop()
    vi.useRealTimers()
  })

  it('is opened once the browser has granted it', async () => {
    const { device, sticks, strapsIn } = await setUp({ isGranted: false })
    expect(await strapsIn(5000)).toBe(0)
    expect([sticks.state(), sticks.health()]).toEqual(['none', null])
    await device.serial.requestPort()
    await sticks.look()
    expect(await strapsIn(2000)).toBe(60)
    expect(sticks.state()).toBe('scanning')
    expect(sticks.health()).toEqual([{ kind: 'ant', name: 'stick', state: 'scanning' }])
  })

  it('is opened again when it is plugged in again', async () => {
    const { device, sticks, strapsIn } = await setUp()
    expect(await strapsIn(2000)).toBe(60)
    device.unplug()
    await pass(100)
    expect([sticks.state(), sticks.health()]).toEqual(['unplugged', []])
    device.plug()
    expect(await strapsIn(2000)).toBe(60)
  })

  it('is read on after a faulty byte', async () => {
    const { device, strapsIn } = await setUp()
    await pass(2000)
    device.breakByte()
    expect(await strapsIn(1000)).toBe(60)
  })

  it('is opened when the other program that has it ends', async () => {
    const { device, sticks, strapsIn } = await setUp()
    device.occupy(true)
    device.unplug()
    device.plug()
    await pass(5000)
    expect(sticks.state()).toBe('busy')
    expect(sticks.health()).toMatchObject([{ state: 'failed' }])
    device.occupy(false)
    expect(await strapsIn(4000)).toBe(60)
    expect(sticks.state()).toBe('scanning')
  })

  it.each([
    ['unsupported', 'cannotScan', 5000],
    ['failed', 'hangs', 5000],
  ] as const)('is %s if it %s', async (state, fault, ms) => {
    const { stick, sticks } = await setUp()
    stick.faults[fault] = true
    await pass(ms)
    expect(sticks.state()).toBe(state)
    expect(sticks.health()).toMatchObject([{ state }])
  })

  it('is closed at the end', async () => {
    const { device, sticks } = await setUp()
    await pass(1000)
    expect(device.isOpen()).toBe(true)
    sticks.stop()
    await pass(10_000)
    expect(device.isOpen()).toBe(false)
  })
})
