import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { NOON, received, stage, wear } from '../tests/sender-stage.ts'
import type { StrapSample } from './journal.ts'

const DAY = 86_400_000

const secondsOf = (samples: Iterable<StrapSample>) => [...samples].map(({ at }) => at)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a device', () => {
  it('sends one value per strap and second, on whole seconds of the server, within 0.3 s', async () => {
    const { calls, stored, server, open, journal } = stage()
    const sender = await open(journal)
    await wear(sender, 10, ['ant:1', 'ant:2'])
    expect([...stored.values()].every((times) => times === 1)).toBe(true)
    expect(secondsOf(calls.flatMap(({ samples }) => samples)).filter((at) => at % 1000 !== 0)).toEqual([])
    expect(stored.size).toBeGreaterThanOrEqual(18)
    expect(calls.map(({ sequence }) => sequence).toSorted((a, b) => a - b)).toEqual(
      calls.map(({ sequence }) => sequence),
    )
    expect(sender.state()).toMatchObject({ straps: ['ant:1', 'ant:2'], failure: null, backlogSeconds: 0 })
    expect(sender.state().worstAge).toBeLessThan(1300)
    expect(server.reports).toBe(1)
  })

  it('reports every 30 s, and at once if the plan changes', async () => {
    const { server, open, journal } = stage()
    const sender = await open(journal)
    await wear(sender, 31)
    expect(server.reports).toBe(2)
    server.planVersion = 7
    await wear(sender, 2)
    expect(server.reports).toBe(3)
    server.planVersion = null
    await wear(sender, 20)
    expect(server.reports).toBe(3)
  })

  it.each([401, 403, 404, 409, 413, 429, 500, 503, 0])('keeps all values at %d', async (refusal) => {
    const { calls, stored, server, open, journal } = stage()
    const sender = await open(journal)
    await wear(sender, 3)
    const before = stored.size
    server.refusal = refusal
    await wear(sender, 60)
    expect(stored.size).toBe(before)
    expect(calls.length).toBeLessThanOrEqual(3 + 61)
    expect(sender.state().failure).toBeInstanceOf(Error)
    server.refusal = null
    await wear(sender, 10)
    expect(sender.state()).toMatchObject({ failure: null, backlogSeconds: 0 })
    expect(stored.size).toBe(before + 70)
  })

  it('shows the current second first after an outage, then sends the oldest', async () => {
    const { calls, server, open, journal } = stage()
    const sender = await open(journal)
    server.refusal = 503
    await wear(sender, 100)
    server.refusal = null
    calls.length = 0
    await wear(sender, 2)
    const [first = [], second = []] = calls.map(({ samples }) => secondsOf(samples))
    expect(first).toEqual([Math.max(...first, ...second.slice(1))])
    expect(second.slice(1)).toEqual(second.slice(1).toSorted((a, b) => a - b))
  })

  it('sends an hour of 60 straps in 4 calls a second, of 2,000 samples at most', async () => {
    const { calls, stored, open, journal } = stage()
    const straps = Array.from({ length: 60 }, (_, k) => `ant:${k}`)
    for (let second = 1; second <= 3600; second += 1) {
      const at = NOON - second * 1000
      journal.seconds.set(
        at,
        straps.map((strap) => ({ strap, at, hr: 150 })),
      )
    }
    const sender = await open(journal)
    await vi.advanceTimersByTimeAsync(31_000)
    expect(stored.size).toBe(216_000)
    expect(Math.max(...calls.map(({ samples }) => samples.length))).toBeLessThanOrEqual(2000)
    expect(calls.length).toBeLessThanOrEqual(31 * 4)
    expect(sender.state().backlogSeconds).toBe(0)
  })

  it('drops seconds of more than a day ago only', async () => {
    const { stored, server, open, journal } = stage()
    for (const at of [NOON - DAY - 5000, NOON - DAY + 60_000])
      journal.seconds.set(at, [{ strap: 'ant:1', at, hr: 150 }])
    server.refusal = 503
    await open(journal)
    await vi.advanceTimersByTimeAsync(31_000)
    expect([...journal.seconds.keys()]).toEqual([NOON - DAY + 60_000])
    server.refusal = null
    await vi.advanceTimersByTimeAsync(2000)
    expect(stored.size).toBe(1)
  })

  it('loses nothing that was written before a kill', async () => {
    const { stored, server, open, journal } = stage()
    const killed = await open(journal)
    await wear(killed, 5)
    server.refusal = 503
    await wear(killed, 5)
    const written = [...journal.seconds.keys()]
    expect(written.length).toBeGreaterThanOrEqual(4)
    server.refusal = null
    await wear(await open(journal), 3)
    for (const at of written) expect(stored.get(`ant:1 ${at}`)).toBe(1)
    expect(journal.seconds.size).toBe(0)
  })

  it('ends within 3 s, with the running second sent', async () => {
    const { stored, open, journal } = stage()
    const sender = await open(journal)
    await wear(sender, 3.5)
    const lastSecond = Math.floor((NOON + performance.now()) / 1000) * 1000
    sender.take(received('ant:1'))
    const stopped = vi.fn<() => void>()
    void sender.stop().then(stopped)
    await vi.advanceTimersByTimeAsync(2900)
    expect(stopped).toHaveBeenCalled()
    expect(stored.get(`ant:1 ${lastSecond}`)).toBe(1)
    expect(journal.seconds.size).toBe(0)
  })

  it('continues from memory while the journal can’t be written', async () => {
    const { stored, server, open, journal } = stage()
    journal.isFull = true
    const sender = await open(journal)
    server.refusal = 503
    await wear(sender, 20)
    expect(sender.state()).toMatchObject({ isJournalFailing: true, backlogSeconds: 19 })
    server.refusal = null
    await wear(sender, 5)
    expect(stored.size).toBe(24)
    expect(sender.state().isJournalFailing).toBe(false)
  })

  it('names its straps when they are new or change, and every 30 s', async () => {
    const { calls, open, journal } = stage()
    const sender = await open(journal)
    await wear(sender, 2)
    expect(calls.flatMap(({ straps }) => straps ?? [])).toEqual([])
    sender.take(received('ant:1', { details: { maker: 1 } }))
    await wear(sender, 2)
    sender.take(received('ant:1', { details: { serial: '77' } }))
    await wear(sender, 20)
    const named = () => calls.flatMap(({ straps }) => straps ?? [])
    expect(named()).toEqual([
      { strap: 'ant:1', maker: 1 },
      { strap: 'ant:1', maker: 1, serial: '77' },
    ])
    await wear(sender, 15)
    expect(named()).toHaveLength(3)
  })
})
