import { describe, expect, it } from 'vitest'

import { formatAntFrame } from './ant-frames.ts'
import { type AntStick, followAntStick } from './ant-stick.ts'
import { followAntStraps } from './ant-straps.ts'
import { fakeStick, numbersFrom, type FakeStick } from './fake/fake-stick.ts'
import type { Reception } from './reception.ts'

const STEP_MS = 20

/** Connects a stick with its fake from `from` to `to`, and returns what was received. */
const run = (stick: AntStick, fake: FakeStick, from: number, to: number): readonly Reception[] => {
  const receptions: Reception[] = []
  for (let now = from; now < to; now += STEP_MS) {
    const request = stick.tick(now)
    if (request !== null) fake.write(request, now)
    const step = stick.receive(fake.read(now), now)
    receptions.push(...step.receptions)
    if (step.write !== null) fake.write(step.write, now)
  }
  return receptions
}

const started = (numbers = numbersFrom(1000, 60)) => {
  const [stick, fake] = [followAntStick(), fakeStick({ numbers })]
  fake.write(stick.start(0), 0)
  return { stick, fake }
}

const strapsOf = (receptions: readonly Reception[]): number => new Set(receptions.map(({ strap }) => strap)).size

const strapSeconds = (values: readonly { readonly strap: string; readonly at: number }[]): number =>
  new Set(values.map(({ strap, at }) => `${strap} ${Math.floor(at / 1000)}`)).size

describe('the set-up of a stick', () => {
  it('writes one message at a time, each after the answer to the one before', () => {
    const stick = followAntStick()
    const ids = [stick.start(0)[2]]
    const answers = [
      formatAntFrame(0x6f, [0x20]),
      formatAntFrame(0x54, [8, 3, 0, 0xba, 0x36, 0]),
      ...[0x46, 0x42, 0x51, 0x45, 0x43, 0x6e, 0x5b].map((id) => formatAntFrame(0x40, [0, id, 0])),
    ]
    for (const answer of answers) {
      expect(stick.state()).toBe('starting')
      expect(stick.receive(answer.subarray(0, 3), 0).write).toBeNull()
      const { write } = stick.receive(answer.subarray(3), 0)
      if (write !== null) ids.push(write[2])
    }
    expect(ids).toEqual([0x4a, 0x4d, 0x46, 0x42, 0x51, 0x45, 0x43, 0x6e, 0x5b])
    expect(stick.state()).toBe('scanning')
  })

  it('starts again at the reset when an answer takes a second, and fails at the third time', () => {
    const stick = followAntStick()
    const reset = [...stick.start(0)]
    stick.receive(formatAntFrame(0x6f, [0x20]), 100)
    expect(stick.tick(1099)).toBeNull()
    expect([...(stick.tick(1100) ?? [])]).toEqual(reset)
    expect(stick.state()).toBe('silent')
    expect([...(stick.tick(2100) ?? [])]).toEqual(reset)
    expect(stick.tick(3100)).toBeNull()
    expect(stick.state()).toBe('failed')
  })

  it('of a stick that failed is tried again every minute', () => {
    const { stick, fake } = started()
    fake.faults.hangs = true
    run(stick, fake, 0, 62_000)
    expect(stick.state()).toBe('failed')
    fake.faults.hangs = false
    expect(strapsOf(run(stick, fake, 62_000, 66_000))).toBe(60)
    expect(stick.state()).toBe('scanning')
  })

  it('ignores answers to other messages', () => {
    const stick = followAntStick()
    stick.start(0)
    for (const frame of [formatAntFrame(0x40, [0, 0x4a, 0]), formatAntFrame(0x54, [8, 3, 0, 0, 0x36])])
      expect(stick.receive(frame, 10).write).toBeNull()
  })

  it.each<[string, (fake: FakeStick) => void]>([
    ['has no scan mode', ({ faults }) => void (faults.cannotScan = true)],
    ['refuses the scan three times', ({ faults }) => void (faults.refuses = 0x5b)],
    ['refuses the library config three times', ({ faults }) => void (faults.refuses = 0x6e)],
  ])('ends with a stick that %s', (_, change) => {
    const { stick, fake } = started()
    change(fake)
    expect(run(stick, fake, 0, 120_000)).toEqual([])
    expect(stick.state()).toBe('unsupported')
  })

  it('ends with a clone that answers valid messages with serial errors', () => {
    const stick = followAntStick()
    stick.start(0)
    for (const now of [100, 200, 300]) {
      stick.receive(formatAntFrame(0x6f, [0x20]), now)
      stick.receive(formatAntFrame(0xae, [2]), now)
    }
    expect(stick.state()).toBe('unsupported')
  })
})

describe('a stick that scans', () => {
  it('receives 60 straps within a second and every second of each', () => {
    const { stick, fake } = started()
    expect(strapsOf(run(stick, fake, 0, 1000))).toBe(60)
    const receptions = run(stick, fake, 1000, 61_000)
    expect(strapSeconds(receptions)).toBe(60 * 60)
    expect(receptions.length / 60).toBeCloseTo((60 * 32_768) / 8070, 0)
    expect(receptions.every(({ radio, contact, dbm }) => radio === 'ant' && contact === null && dbm !== null)).toBe(
      true,
    )
    expect(new Set(receptions.map(({ battery }) => battery))).toContain(80)
  })

  it('loses no strap among lost broadcasts and noise', () => {
    const { stick, fake } = started()
    Object.assign(fake.faults, { loss: 0.15, noise: 0.02 })
    const receptions = run(stick, fake, 0, 20_000)
    const passedOn = strapSeconds(fake.sent())
    expect(strapSeconds(receptions)).toBeGreaterThan(passedOn * 0.995)
  })

  it('is set up again when it restarts', () => {
    const { stick, fake } = started()
    run(stick, fake, 0, 3000)
    fake.restart()
    expect(strapsOf(run(stick, fake, 3000, 4000))).toBe(60)
  })

  it('is reset 10 s after the last broadcast, and recovers', () => {
    const { stick, fake } = started()
    run(stick, fake, 0, 3000)
    fake.faults.hangs = true
    run(stick, fake, 3000, 12_900)
    expect(stick.state()).toBe('scanning')
    run(stick, fake, 12_900, 14_500)
    expect(stick.state()).toBe('silent')
    fake.faults.hangs = false
    expect(strapsOf(run(stick, fake, 14_500, 16_500))).toBe(60)
    expect(stick.state()).toBe('scanning')
  })

  it('keeps scanning while the room is empty', () => {
    const { stick, fake } = started()
    run(stick, fake, 0, 3000)
    fake.faults.isAlone = true
    const states = new Set<string>()
    for (let now = 3000; now < 303_000; now += 1000) {
      run(stick, fake, now, now + 1000)
      states.add(stick.state())
    }
    expect([...states]).toEqual(['scanning'])
    fake.faults.isAlone = false
    expect(strapsOf(run(stick, fake, 303_000, 305_000))).toBe(60)
  })

  it('is found silent within a minute, also in an empty room', () => {
    const { stick, fake } = started()
    fake.faults.isAlone = true
    run(stick, fake, 0, 3000)
    fake.faults.hangs = true
    run(stick, fake, 3000, 64_000)
    expect(stick.state()).toBe('failed')
  })

  it('shares its straps with a second stick, so that each interval counts once', () => {
    const straps = followAntStraps()
    const frame = (beats: number) => formatAntFrame(0x4e, [0, 0, 0, 0, 0, 0, 2 * beats, beats, 150, 0x80, 7, 0, 120, 1])
    const sticks = [followAntStick(straps), followAntStick(straps)]
    const intervals = [1, 2].flatMap((beats) =>
      sticks.flatMap((stick) => stick.receive(frame(beats), beats).receptions.flatMap((one) => one.intervals)),
    )
    expect(intervals).toEqual([512])
  })

  it('yields nothing of a strap that is not worn', () => {
    const { stick, fake } = started([730_926])
    run(stick, fake, 0, 1000)
    const [last] = fake.sent().slice(-1)
    expect(last?.strap).toBe('ant:730926')
    const frame = (beats: number) =>
      formatAntFrame(0x4e, [0, 4, 0xff, 0, 0, 0, 0, beats, 90, 0x80, 0x2e, 0x27, 120, 0xb1])
    for (let now = 1000; now < 6000; now += 250) stick.receive(frame(200), now)
    expect(stick.receive(frame(200), 6250).receptions).toEqual([])
    expect(stick.receive(frame(201), 6500).receptions).toHaveLength(1)
  })

  it('follows at most 500 straps', () => {
    const stick = followAntStick()
    const frame = (number: number) =>
      formatAntFrame(0x4e, [0, 4, 0xff, 0, 0, 0, 0, 7, 90, 0x80, number & 0xff, number >> 8, 120, 1])
    const receive = (number: number, now: number) => stick.receive(frame(number), now).receptions.length
    receive(0, 0)
    for (let number = 1; number <= 500; number += 1) receive(number, 1)
    // a strap followed since 1 ms isn't worn any more, a forgotten one starts again
    expect([receive(500, 9000), receive(0, 9000)]).toEqual([0, 1])
  })
})
