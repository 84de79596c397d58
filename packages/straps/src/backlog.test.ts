import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { expiredSeconds, nextSeconds, waitAfter } from './backlog.ts'

const second = (at: number, samples = 60) => ({ at, samples })

describe('the next call', () => {
  it.each<[string, Parameters<typeof nextSeconds>[0], readonly number[]]>([
    ['nothing', [], []],
    ['the only second', [second(1)], [1]],
    ['the newest second, then the oldest', [second(3), second(1), second(2)], [3, 1, 2]],
    ['what 2,000 samples hold', [second(1, 900), second(2, 900), second(3, 200)], [3, 1, 2]],
    ['no sample more', [second(1, 900), second(2, 901), second(3, 200)], [3, 1]],
    ['a large second alone', [second(1), second(2, 2500)], [2]],
  ])('sends %s', (_, unsent, expected) => {
    expect(nextSeconds(unsent)).toEqual(expected)
  })

  it.each([
    [0, 250],
    [1, 250],
    [2, 500],
    [3, 1000],
    [40, 1000],
  ])('after %d failures waits %d ms', (failures, wait) => {
    expect(waitAfter(failures)).toBe(wait)
  })
})

it('seconds expire after a day', () => {
  const day = 86_400_000
  expect(expiredSeconds([second(0), second(1)], day)).toEqual([])
  expect(expiredSeconds([second(0), second(1)], day + 1)).toEqual([0])
})

it('an hour of 60 straps is sent within 30 s', () => {
  let unsent = Array.from({ length: 3600 }, (_, at) => second(at))
  let calls = 0
  for (; unsent.length > 0; calls += 1) {
    const sent = new Set(nextSeconds(unsent))
    unsent = unsent.filter(({ at }) => !sent.has(at))
  }
  expect((calls * waitAfter(0)) / 1000).toBeLessThan(30)
})

it('every second reaches a server that fails at will, the newest always in the next call', () => {
  fc.assert(
    fc.property(fc.array(fc.record({ samples: fc.nat(2000), answers: fc.boolean() })), (steps) => {
      let unsent: ReturnType<typeof second>[] = []
      const stored: number[] = []
      const call = (answers: boolean) => {
        const sent = nextSeconds(unsent)
        if (answers) stored.push(...sent)
        if (answers) unsent = unsent.filter(({ at }) => !sent.includes(at))
        return sent
      }
      for (const [at, { samples, answers }] of steps.entries()) {
        unsent.push(second(at, samples))
        expect(call(answers)[0]).toBe(at)
      }
      while (unsent.length > 0) call(true)
      expect(stored.toSorted((a, b) => a - b)).toEqual(steps.map((_, at) => at))
    }),
  )
})
