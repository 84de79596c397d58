import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { TokenWatch } from './token-watch.ts'

beforeEach(() => vi.useFakeTimers({ now: 0 }))
afterEach(() => vi.useRealTimers())

const watched = (expiresAt: number | null) => {
  const events: [string, number][] = []
  const watch = new TokenWatch({
    leadMs: 60_000,
    onPrompt: () => events.push(['prompt', Date.now()]),
    onExpire: () => events.push(['expire', Date.now()]),
  })
  watch.watch(expiresAt, Date.now())
  return { watch, events }
}

describe('TokenWatch', () => {
  it('asks a minute before the end, again ever sooner, and tells the end', () => {
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

  it('asks for half its life where a token lives shortly', () => {
    const { events } = watched(4000)
    vi.advanceTimersByTime(2000)
    expect(events).toEqual([['prompt', 2000]])
  })

  it('forgets the old token when there is a new one', () => {
    const { watch, events } = watched(100_000)
    vi.advanceTimersByTime(55_000)
    watch.watch(1_000_000, Date.now())
    vi.advanceTimersByTime(800_000)
    expect(events).toEqual([['prompt', 50_000]])
  })

  it.each([{ expiresAt: null }, { expiresAt: 5_000_000_000 }])('is silent for $expiresAt', ({ expiresAt }) => {
    const { watch, events } = watched(expiresAt)
    vi.advanceTimersByTime(4_900_000_000)
    watch.stop()
    vi.advanceTimersByTime(200_000_000)
    expect(events).toEqual([])
  })
})
