import { describe, expect, it } from 'vitest'

import { createKeyedQueue } from './keyed-queue.ts'

describe('turns', () => {
  it('come one after the other where they share a name, and side by side where they do not', async () => {
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

  it('go on after one that failed', async () => {
    const inTurn = createKeyedQueue()
    const [first, second] = [inTurn('a', () => Promise.reject(new Error('no'))), inTurn('a', async () => 'yes')]
    await expect(first).rejects.toThrow('no')
    await expect(second).resolves.toBe('yes')
  })
})
