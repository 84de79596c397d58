import { expect, it } from 'vitest'

import { steadyClock } from './clock.ts'

const START = Date.parse('2026-11-21T16:00:00Z')
const HOUR = 3_600_000

const clocks = () => {
  let [passed, set] = [0, 0]
  return {
    sources: { wall: () => START + passed + set, steady: () => 5000 + passed },
    pass: (ms: number) => {
      passed += ms
    },
    set: (by: number) => {
      set += by
    },
  }
}

it.each([-HOUR, HOUR, -400, 400])('a timer continues though the clock was set by %i ms', (by) => {
  const { sources, pass, set } = clocks()
  let isRunning = true
  const clock = steadyClock(() => !isRunning, sources)
  pass(1000)
  expect(clock.now()).toBe(START + 1000)
  set(by)
  pass(1000)
  expect(clock.now()).toBe(START + 2000)
  isRunning = false
  expect(clock.now()).toBe(START + 2000 + by)
  isRunning = true
  set(by)
  expect(clock.now()).toBe(START + 2000 + by)
})

it("the clock returns the system's time in whole milliseconds", () => {
  const clock = steadyClock(() => true)
  expect(Number.isInteger(clock.now())).toBe(true)
  expect(Math.abs(clock.now() - Date.now())).toBeLessThanOrEqual(250)
})
