import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { NOON, stage, wear } from '../tests/sender-stage.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the time of values', () => {
  it('is the server’s, also for seconds before the first report', async () => {
    const { stored, server, open, journal } = stage()
    server.answersReports = false
    const sender = await open(journal)
    await wear(sender, 100)
    expect(stored.size).toBe(0)
    expect(journal.seconds.size).toBeGreaterThanOrEqual(99)
    const startedAt = NOON
    server.answersReports = true
    await wear(sender, 10)
    const times = [...stored.keys()].map((key) => Number(key.split(' ')[1])).toSorted((a, b) => a - b)
    expect(times.length).toBeGreaterThanOrEqual(109)
    expect([...stored.values()].every((count) => count === 1)).toBe(true)
    expect(Math.abs((times[0] ?? 0) - startedAt)).toBeLessThanOrEqual(1000)
    expect(new Set(times).size).toBe(times.length)
  })

  it('survives a kill before the first report', async () => {
    const { stored, server, open, journal } = stage()
    server.answersReports = false
    await wear(await open(journal), 20)
    server.answersReports = true
    await wear(await open(journal), 5)
    expect(stored.size).toBeGreaterThanOrEqual(23)
  })

  it.each([-3_600_000, 3_600_000])('ignores a wall clock that jumps by %d ms', async (jump) => {
    const { stored, open, journal } = stage()
    const sender = await open(journal)
    await wear(sender, 5)
    vi.setSystemTime(Date.now() + jump)
    await wear(sender, 5)
    const times = [...stored.keys()].map((key) => Number(key.split(' ')[1]))
    expect(times.every((at) => at >= NOON - 1000 && at <= NOON + 10_000)).toBe(true)
    expect(stored.size).toBeGreaterThanOrEqual(9)
  })

  it('follows the server’s clock when that is set', async () => {
    const { stored, server, open, journal } = stage()
    const sender = await open(journal)
    await wear(sender, 5)
    server.clock = () => NOON + 600_000 + performance.now()
    await wear(sender, 40)
    const times = [...stored.keys()].map((key) => Number(key.split(' ')[1]))
    expect(Math.max(...times)).toBeGreaterThan(NOON + 630_000)
    expect([...stored.values()].every((count) => count === 1)).toBe(true)
    expect(stored.size).toBeGreaterThanOrEqual(43)
  })
})
