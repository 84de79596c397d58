import { describe, expect, it } from 'vitest'

import { createKeyedQueue } from './keyed-queue.ts'

describe('queued tasks', () => {
  it('run one after the other under the same key, and in parallel under different keys', async () => {
    const inTurn = createKeyedQueue()
    const begun: string[] = []
    const gates = new Map<string, () => void>()
    const work = (what: string) => () =>
      new Promise<string>((resolve) => {
        begun.push(what)
        gates.set(what, () => resolve(what))
      })
    const [first, second, other] = [inTurn('a', work('a1')), inTurn('a', work('a2')), inTurn('b', work('b1'))]
    await Promise.resolve()
    expect(begun).toEqual(['a1', 'b1'])
    gates.get('b1')?.()
    await expect(other).resolves.toBe('b1')
    expect(begun).toEqual(['a1', 'b1'])
    gates.get('a1')?.()
    await expect(first).resolves.toBe('a1')
    await Promise.resolve()
    gates.get('a2')?.()
    await expect(second).resolves.toBe('a2')
  })

  it('continue after one that failed', async () => {
    const inTurn = createKeyedQueue()
    const [first, second] = [inTurn('a', () => Promise.reject(new Error('no'))), inTurn('a', async () => 'yes')]
    await expect(first).rejects.toThrow('no')
    await expect(second).resolves.toBe('yes')
  })
})
