import type { Clock } from '../src/lib/clock.ts'

export interface TestClock extends Clock {
  readonly advance: (milliseconds: number) => void
  readonly set: (at: number) => void
}

export const testClock = (start = Date.parse('2026-11-21T16:00:00Z')): TestClock => {
  let now = start
  let passed = 0
  return {
    now: () => now,
    steady: () => passed,
    advance: (milliseconds) => {
      now += milliseconds
      passed += milliseconds
    },
    set: (at) => {
      now = at
    },
  }
}
