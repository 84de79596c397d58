import { expect, it } from 'vitest'

import { sentenceOf, slowestOf, sum } from '../src/reports/count-tests.ts'

it('a count names what was skipped, and only then', () => {
  const whole = { passed: 3, failed: 0, skipped: 0 }
  expect(sentenceOf(whole)).toBe('3 passed, 0 failed')
  expect(sentenceOf(sum([whole, { passed: 1, failed: 1, skipped: 8 }]))).toBe('4 passed, 1 failed, 8 skipped')
})

it('the slowest tests come first', () => {
  const tests = [1, 5, 3].map((seconds) => ({ name: `takes ${seconds} s`, seconds }))
  expect(slowestOf(tests, 2).map(({ name }) => name)).toEqual(['takes 5 s', 'takes 3 s'])
})
