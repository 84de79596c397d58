import { expect, it } from 'vitest'

import { InboundRate } from './rates.ts'

const rateOf = () => new InboundRate({ burst: 3, perSecond: 10 }, 0)

it('the inbound rate allows a burst, then refuses, then disconnects', () => {
  const rate = rateOf()
  const verdicts = Array.from({ length: 8 }, () => rate.take(0))
  expect(verdicts).toEqual(['fine', 'fine', 'fine', 'over', 'over', 'over', 'abusive', 'abusive'])
})

it('the inbound rate is sustained indefinitely, and allows only one burst after a rest', () => {
  const rate = rateOf()
  const steady = Array.from({ length: 100 }, (_, index) => rate.take(index * 100))
  expect(new Set(steady)).toEqual(new Set(['fine']))
  const afterRest = Array.from({ length: 4 }, () => rate.take(1_000_000))
  expect(afterRest).toEqual(['fine', 'fine', 'fine', 'over'])
})
