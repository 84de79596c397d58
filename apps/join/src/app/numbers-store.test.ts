import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import {
  isOffsetInDoubt,
  onServerClock,
  resetNumbers,
  serverNow,
  takeServerTime,
  useNumbersStore,
} from './numbers-store.ts'

const SERVER = 5_000_000

beforeEach(() => {
  vi.useFakeTimers()
  resetNumbers(0)
  takeServerTime(SERVER)
})
afterEach(() => vi.useRealTimers())

const setWallClock = (by: number) => vi.setSystemTime(Date.now() + by)

it.each([[-40_000], [40_000], [0]])('the server clock continues when the time of day is set by %d ms', (by) => {
  vi.advanceTimersByTime(1000)
  setWallClock(by)
  vi.advanceTimersByTime(2000)
  expect(Math.round(serverNow())).toBe(SERVER + 3000)
})

it.each([
  [-40_000, true],
  [1500, true],
  [-900, false],
  [0, false],
])('the clock offset is uncertain after the time of day was set by %d ms: %j', (by, isInDoubt) => {
  setWallClock(by)
  expect(isOffsetInDoubt()).toBe(isInDoubt)
  takeServerTime(SERVER + 1000)
  expect(isOffsetInDoubt()).toBe(false)
})

it('a shown value keeps its age when the clock offset changes', () => {
  useNumbersStore.setState({ latest: { at: Math.round(serverNow()) - 2000, hr: 120 } })
  takeServerTime(SERVER + 60_000)
  expect(useNumbersStore.getState().latest).toEqual({ at: SERVER + 58_000, hr: 120 })
  expect(onServerClock(performance.timeOrigin + performance.now())).toBe(SERVER + 60_000)
})
