import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { type TokenHolder, TokenWatch } from './token-watch.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const watched = (expiresAt: number | null) => {
  const events: [string, number][] = []
  const holder: TokenHolder = {
    tokenEnds: null,
    tokenDue: Infinity,
    askForToken: () => void events.push(['prompt', Date.now()]),
    endByToken: () => void events.push(['expire', Date.now()]),
  }
  const holders = new Set([holder])
  const watch = new TokenWatch(holders, 60_000)
  watch.watch(holder, expiresAt, Date.now())
  return { watch, holder, holders, events }
}

describe('TokenWatch', () => {
  it('requests a renewal a minute before the end, then ever sooner, and reports the end', () => {
    const { events } = watched(3_600_000)
    vi.advanceTimersByTime(3_600_000)
    expect(events.slice(0, 3)).toEqual([
      ['prompt', 3_540_000],
      ['prompt', 3_570_000],
      ['prompt', 3_585_000],
    ])
    expect(events.at(-1)).toEqual(['expire', 3_600_000])
    expect(events.length).toBeLessThan(10)
  })

  it('requests a renewal after half the life of a short token', () => {
    const { events } = watched(4000)
    vi.advanceTimersByTime(2000)
    expect(events).toEqual([['prompt', 2000]])
  })

  it('forgets the old token when it is renewed', () => {
    const { watch, holder, events } = watched(100_000)
    vi.advanceTimersByTime(55_000)
    watch.watch(holder, 1_000_000, Date.now())
    vi.advanceTimersByTime(800_000)
    expect(events).toEqual([['prompt', 50_000]])
  })

  it.each([{ expiresAt: null }, { expiresAt: 5_000_000_000 }])('never fires for $expiresAt', ({ expiresAt }) => {
    const { watch, events } = watched(expiresAt)
    vi.advanceTimersByTime(4_900_000_000)
    watch.stop()
    vi.advanceTimersByTime(200_000_000)
    expect(events).toEqual([])
  })

  it('has one timer for all, and none for closed connections', () => {
    const { watch, holder, holders, events } = watched(100_000)
    const others = Array.from({ length: 100 }, (_, place) => ({
      ...holder,
      tokenEnds: null,
      tokenDue: Infinity,
      place,
    }))
    for (const other of others) {
      holders.add(other)
      watch.watch(other, 200_000 + other.place, Date.now())
    }
    expect(vi.getTimerCount()).toBe(1)
    holders.clear()
    vi.advanceTimersByTime(300_000)
    expect(events).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('requests each renewal on time, and ends none too early', () => {
    const { watch, holder, holders, events } = watched(100_000)
    const later: TokenHolder = {
      ...holder,
      askForToken: () => {},
      endByToken: () => events.push(['later', Date.now()]),
    }
    holders.add(later)
    watch.watch(later, 100_050, Date.now())
    vi.advanceTimersByTime(200_000)
    expect(events.filter(([what]) => what !== 'prompt')).toEqual([
      ['expire', 100_000],
      ['later', 100_100],
    ])
  })
})
