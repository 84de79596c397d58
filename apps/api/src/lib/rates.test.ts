import { expect, it } from 'vitest'

import { createRates } from './rates.ts'

const times = (count: number, take: (index: number) => boolean) => Array.from({ length: count }, (_, n) => take(n))

it('takes a burst, then as much as time brings', () => {
  const rates = createRates({ perSecond: 2, burst: 3 })
  expect(times(4, () => rates.take('ana', 0))).toEqual([true, true, true, false])
  expect(rates.take('ana', 499)).toBe(false)
  expect(rates.take('ana', 500)).toBe(true)
  expect(times(4, () => rates.take('ana', 1_000_000))).toEqual([true, true, true, false])
})

it('takes a steady rate for ever', () => {
  const rates = createRates({ perSecond: 2, burst: 3 })
  expect(times(1000, (second) => rates.take('ana', second * 500))).not.toContain(false)
})

it('counts amounts, and takes nothing for one that is refused', () => {
  const rates = createRates({ perSecond: 1, burst: 10 })
  expect([rates.take('ana', 0, 8), rates.take('ana', 0, 3), rates.take('ana', 0, 2)]).toEqual([true, false, true])
})

it('counts each sender alone, and a clock set back gives nothing', () => {
  const rates = createRates({ perSecond: 1, burst: 1 })
  expect([rates.take('ana', 5000), rates.take('eva', 5000), rates.take('ana', 0)]).toEqual([true, true, false])
})

it('forgets only those who have rested when there are too many', () => {
  const rates = createRates({ perSecond: 1, burst: 1 })
  for (let n = 0; n < 10_000; n += 1) rates.take(`sender ${n}`, 0)
  expect(rates.take('sender 7', 500)).toBe(false)
  for (let n = 0; n < 10_000; n += 1) rates.take(`other ${n}`, 500)
  expect(rates.take('sender 7', 900)).toBe(false)
})

it('remembers about as many as send at a time, however many have come and gone', () => {
  const rates = createRates({ perSecond: 1, burst: 1 })
  let most = 0
  for (let n = 0; n < 10_000; n += 1) {
    rates.take(`sender ${n}`, n * 10)
    most = Math.max(most, rates.size())
  }
  expect(most).toBeLessThanOrEqual(201)
})
