import { expect, it } from 'vitest'

import { createRates } from './rates.ts'

const times = (count: number, take: (index: number) => boolean) => Array.from({ length: count }, (_, n) => take(n))

it('a rate limit allows a burst, then what refills with time', () => {
  const rates = createRates({ perSecond: 2, burst: 3 })
  expect(times(4, () => rates.take('ana', 0))).toEqual([true, true, true, false])
  expect(rates.take('ana', 499)).toBe(false)
  expect(rates.take('ana', 500)).toBe(true)
  expect(times(4, () => rates.take('ana', 1_000_000))).toEqual([true, true, true, false])
})

it('a rate limit allows a steady rate indefinitely', () => {
  const rates = createRates({ perSecond: 2, burst: 3 })
  expect(times(1000, (second) => rates.take('ana', second * 500))).not.toContain(false)
})

it('a rate limit counts amounts, and subtracts nothing for a refused call', () => {
  const rates = createRates({ perSecond: 1, burst: 10 })
  expect([rates.take('ana', 0, 8), rates.take('ana', 0, 3), rates.take('ana', 0, 2)]).toEqual([true, false, true])
})

it('a rate limit counts each sender separately, and a clock set back refills nothing', () => {
  const rates = createRates({ perSecond: 1, burst: 1 })
  expect([rates.take('ana', 5000), rates.take('eva', 5000), rates.take('ana', 0)]).toEqual([true, true, false])
})

it('a full rate limit forgets only senders that have rested', () => {
  const rates = createRates({ perSecond: 1, burst: 1 })
  for (let n = 0; n < 10_000; n += 1) rates.take(`sender ${n}`, 0)
  expect(rates.take('sender 7', 500)).toBe(false)
  for (let n = 0; n < 10_000; n += 1) rates.take(`other ${n}`, 500)
  expect(rates.take('sender 7', 900)).toBe(false)
})

it('a rate limit remembers about as many senders as send at a time', () => {
  const rates = createRates({ perSecond: 1, burst: 1 })
  let most = 0
  for (let n = 0; n < 10_000; n += 1) {
    rates.take(`sender ${n}`, n * 10)
    most = Math.max(most, rates.size())
  }
  expect(most).toBeLessThanOrEqual(201)
})
