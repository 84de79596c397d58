import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { watchSleep } from './watch-sleep.ts'

const START = Date.parse('2026-11-21T16:00:00Z')
const MINUTE = 60_000

class Sight extends EventTarget {
  hidden = false
  turn(hidden: boolean) {
    this.hidden = hidden
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let sight = new Sight()
let awake = vi.fn<() => void>()
let stop = () => {}

beforeEach(() => {
  vi.useFakeTimers({ now: START })
  sight = new Sight()
  awake = vi.fn<() => void>()
  vi.stubGlobal('document', sight)
  stop = watchSleep(awake)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const sleep = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

it('says nothing of a page that is awake', () => {
  vi.advanceTimersByTime(10 * MINUTE)
  expect(awake).not.toHaveBeenCalled()
})

it('says so once, within a second of each sleep', () => {
  for (const times of [1, 2]) {
    vi.advanceTimersByTime(MINUTE)
    sleep(10 * MINUTE)
    vi.advanceTimersByTime(1000)
    expect(awake).toHaveBeenCalledTimes(times)
  }
  vi.advanceTimersByTime(MINUTE)
  expect(awake).toHaveBeenCalledTimes(2)
})

it('says nothing out of sight, and says so the moment it is looked at again', () => {
  sight.turn(true)
  vi.advanceTimersByTime(5 * MINUTE)
  expect(awake).not.toHaveBeenCalled()
  sight.turn(false)
  expect(awake).toHaveBeenCalledOnce()
  sight.turn(true)
  vi.advanceTimersByTime(2000)
  sight.turn(false)
  expect(awake).toHaveBeenCalledOnce()
})

it('takes a clock that is set back for no sleep', () => {
  sleep(-60 * MINUTE)
  vi.advanceTimersByTime(MINUTE)
  expect(awake).not.toHaveBeenCalled()
})

it('notices a sleep in which the time of day was set back', () => {
  vi.advanceTimersByTime(MINUTE)
  sight.turn(true)
  vi.advanceTimersByTime(MINUTE)
  sleep(-60 * MINUTE)
  sight.turn(false)
  expect(awake).toHaveBeenCalledOnce()
})

it('is silent once it is stopped', () => {
  stop()
  sleep(MINUTE)
  vi.advanceTimersByTime(MINUTE)
  sight.turn(false)
  expect(awake).not.toHaveBeenCalled()
})
