import { expect, it } from 'vitest'

import { overBudget } from '../src/budgets/budget.ts'

const STEPS = [
  { name: 'lint', seconds: 100 },
  { name: 'types', seconds: 30 },
]

it('a command within its budget is left alone, however slow one step is', () => {
  expect(overBudget('check', STEPS, 0.127)).toEqual([])
})

it('a command over its budget fails and names the steps that grew', () => {
  expect(overBudget('check', [...STEPS, { name: 'unit tests', seconds: 55 }], 0.127)).toEqual([
    'check took 185 s; its budget on this machine is 180 s. What grew:',
    '  lint: 100 s instead of 30 s',
  ])
})

it('a slower machine has more time', () => {
  expect(overBudget('check', [...STEPS, { name: 'unit tests', seconds: 55 }], 0.15)).toEqual([])
})
