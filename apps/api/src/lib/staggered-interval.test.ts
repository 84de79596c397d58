import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { setStaggeredInterval } from './staggered-interval.ts'

const ROUND_MS = 20_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const visits = (all: Set<number>) => {
  const seen: number[] = []
  const stop = setStaggeredInterval(all, ROUND_MS, (one) => seen.push(one))
  const second = () => {
    vi.advanceTimersByTime(1000)
    return seen.splice(0)
  }
  return { second, round: () => Array.from({ length: 20 }, second), stop }
}

const many = (count: number) => new Set(Array.from({ length: count }, (_, index) => index))

describe('a staggered round', () => {
  it.each([
    { count: 2000, atOnce: 100 },
    { count: 2001, atOnce: 101 },
    { count: 7, atOnce: 1 },
    { count: 0, atOnce: 0 },
  ])('visits each of $count once, $atOnce at most at a time', ({ count, atOnce }) => {
    const { round } = visits(many(count))
    for (const turns of [round(), round()]) {
      expect(turns.flat()).toEqual([...many(count)])
      expect(Math.max(...turns.map(({ length }) => length))).toBe(atOnce)
    }
  })

  it('skips removed items and visits new ones in the next round', () => {
    const all = many(40)
    const { second, round } = visits(all)
    second()
    all.delete(39)
    all.add(40)
    const rest = Array.from({ length: 19 }, second).flat()
    expect(rest).toContain(38)
    expect(rest).not.toContain(39)
    expect(rest).not.toContain(40)
    expect(round().flat()).toContain(40)
  })

  it('visits no item once it is stopped', () => {
    const { second, stop } = visits(many(40))
    expect(second()).not.toEqual([])
    stop()
    expect(second()).toEqual([])
  })
})
