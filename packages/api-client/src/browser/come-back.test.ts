import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

import { createComeBack } from './come-back.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const open = ({ isServed = (): boolean => true, place = () => storage } = {}) => {
  vi.clearAllTimers()
  const reload = vi.fn<() => void>()
  return { reload, ...createComeBack({ storage: place, isServed: async () => isServed(), reload }) }
}

const brokenFor = async (page = open()): Promise<number> => {
  page.soon()
  const since = Date.now()
  while (page.reload.mock.calls.length === 0) await vi.advanceTimersByTimeAsync(1000)
  return (Date.now() - since) / 1000
}

describe('a page that breaks', () => {
  it('comes back by itself, each time in a row later, up to five minutes', async () => {
    const pauses: number[] = []
    for (let time = 0; time < 8; time += 1) pauses.push(await brokenFor())
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300])
  })

  it('begins anew once it lived for a minute', async () => {
    await brokenFor()
    await brokenFor()
    const page = open()
    expect(page.times()).toBe(2)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.times()).toBe(0)
    expect(await brokenFor(page)).toBe(5)
  })

  it('does so once, however often it is notice', async () => {
    const page = open()
    for (let notice = 0; notice < 3; notice += 1) page.soon()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.reload).toHaveBeenCalledTimes(1)
    expect(page.times()).toBe(1)
  })

  it('comes back when it is notice to, if the server has it', async () => {
    let isServed = false
    const page = open({ isServed: () => isServed })
    await page.now()
    expect(page.reload).not.toHaveBeenCalled()
    isServed = true
    await page.now()
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it('waits for a server that is away, whose place the browser would fill with its own error', async () => {
    let isServed = false
    const page = open({ isServed: () => isServed })
    page.soon()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(page.reload).not.toHaveBeenCalled()
    isServed = true
    await vi.advanceTimersByTimeAsync(5000)
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it('is left alone when it is well by then, and counts anew after a minute', async () => {
    const page = open()
    page.soon(() => false)
    await vi.advanceTimersByTimeAsync(5000)
    expect(page.reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(page.times()).toBe(0)
    expect(await brokenFor(page)).toBe(5)
  })

  it('does not spin where the browser keeps no count', async () => {
    const place = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    expect(await brokenFor(open({ place }))).toBe(60)
    expect(await brokenFor(open({ place }))).toBe(60)
  })
})
