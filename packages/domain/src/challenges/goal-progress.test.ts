import { describe, expect, it } from 'vitest'

import { nextGoalOf, progressOf } from './goal-progress.ts'
import type { Goal } from './goal.ts'

const none = { calories: 0, steps: 0, minutes: 0, trainings: 0, points: 0, 'hard-minutes': 0 }
const goals: readonly Goal[] = [
  { uuid: 'c1', type: 'calories', target: 1000, points: 10, isActive: true },
  { uuid: 'c2', type: 'calories', target: 2000, points: 20, isActive: true },
  { uuid: 't1', type: 'trainings', target: 4, points: 5, isActive: true },
  { uuid: 'm1', type: 'minutes', target: 60, points: 7, isActive: true },
  { uuid: 's1', type: 'steps', target: 1, points: 1000, isActive: false },
]

describe('progress', () => {
  it.each([
    [none, { earned: 0, total: 4, percent: 0, share: 0, points: 0 }],
    // a goal is reached at its target, not before; an inactive one earns nothing
    [
      { ...none, calories: 999.99, steps: 50_000 },
      { earned: 0, total: 4, percent: 0, share: expect.closeTo((0.99999 + 0.499995) * 25, 6) as number, points: 0 },
    ],
    [
      { ...none, calories: 1000, trainings: 4 },
      { earned: 2, total: 4, percent: 50, share: 62.5, points: 15 },
    ],
    // a goal counts once, however far the sum exceeds its target
    [
      { ...none, calories: 9000, trainings: 40, minutes: 60 },
      { earned: 4, total: 4, percent: 100, share: 100, points: 42 },
    ],
  ])('is computed for %j', (sums, progress) => {
    expect(progressOf(goals, sums)).toEqual(progress)
  })

  it('is zero without active goals', () => {
    expect(progressOf(goals.slice(4), { ...none, steps: 5 })).toEqual({
      earned: 0,
      total: 0,
      percent: 0,
      share: 0,
      points: 0,
    })
  })
})

describe('the next goal', () => {
  it.each([
    // ties go to the first type
    [none, 'c1', 1000],
    [{ ...none, calories: 500, trainings: 2.4 }, 't1', 1.6],
    [{ ...none, calories: 1000, trainings: 1 }, 'c2', 1000],
    [{ ...none, calories: 999.5, trainings: 4, minutes: 60 }, 'c1', 0.5],
  ] as const)('of %j is %s', (sums, uuid, remaining) => {
    expect(nextGoalOf(goals, sums)).toMatchObject({ goal: { uuid }, remaining })
  })

  it('is null if all active goals are reached', () => {
    expect(nextGoalOf(goals, { ...none, calories: 2000, trainings: 4, minutes: 60 })).toBeNull()
    expect(nextGoalOf([], none)).toBeNull()
  })
})
