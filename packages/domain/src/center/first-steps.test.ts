import { expect, it } from 'vitest'

import { countDone } from './first-steps.ts'

it.each([
  [{ display: false, coach: false, member: false, strap: false, class: false }, 0],
  [{ display: true, coach: false, member: false, strap: false, class: true }, 2],
  [{ display: true, coach: true, member: true, strap: true, class: true }, 5],
])('with %j, %i first steps are done', (done, count) => {
  expect(countDone(done)).toBe(count)
})
