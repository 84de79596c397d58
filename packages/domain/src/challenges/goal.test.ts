import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { goalConflict, withLevels, type Goal, type GoalType } from './goal.ts'

const goal = (uuid: string, type: GoalType, target: number, points: number, isActive = true): Goal => ({
  uuid,
  type,
  target,
  points,
  isActive,
})

const stored = [
  goal('c2', 'calories', 2000, 20),
  goal('s1', 'steps', 10_000, 5),
  goal('c1', 'calories', 1000, 10, false),
  goal('c3', 'calories', 3000, 30),
]

it('goals are sorted by type and target, and numbered within their type', () => {
  expect(withLevels(stored).map(({ uuid, level }) => [uuid, level])).toEqual([
    ['c1', 1],
    ['c2', 2],
    ['c3', 3],
    ['s1', 1],
  ])
})

const wanted = (type: GoalType, target: number, points: number, uuid: string | null = null) => ({
  uuid,
  type,
  target,
  points,
})

describe("a goal's conflict with other goals", () => {
  it.each([
    [wanted('calories', 3001, 31), null],
    [wanted('trainings', 1, 1), null],
    // other types have no influence
    [wanted('minutes', 3000, 1), null],
    // a duplicate, active or not, whatever its points
    [wanted('calories', 3000, 40), 'already-exists'],
    [wanted('calories', 1000, 40), 'already-exists'],
    // below the highest level, or with no more points
    [wanted('calories', 2500, 40), 'not-higher'],
    [wanted('calories', 3001, 30), 'not-higher'],
    // changes: none, between its neighbors, beyond them, and onto one
    [wanted('calories', 2000, 20, 'c2'), null],
    [wanted('calories', 2999, 29, 'c2'), null],
    [wanted('calories', 900, 15, 'c2'), 'not-higher'],
    [wanted('calories', 3100, 25, 'c2'), 'not-higher'],
    [wanted('calories', 2000, 10, 'c2'), 'not-higher'],
    [wanted('calories', 2000, 30, 'c2'), 'not-higher'],
    [wanted('calories', 3000, 25, 'c2'), 'already-exists'],
    [wanted('calories', 1, 1, 'c1'), null],
    [wanted('calories', 99_999_999, 99, 'c3'), null],
  ] as const)('for %j is %s', (one, conflict) => {
    expect(goalConflict(stored, one, false)).toBe(conflict)
  })

  it.each([
    [wanted('calories', 20_000_000, 1), 'already-exists'],
    [wanted('minutes', 20_000_000, 1), null],
    [wanted('steps', 20_000_000, 1, 's1'), null],
  ] as const)('in a free challenge for %j is %s', (one, conflict) => {
    expect(goalConflict(stored, one, true)).toBe(conflict)
  })
})

it('higher levels of a type earn more in any accepted set of goals', () => {
  const changes = fc.array(
    fc.record({
      of: fc.nat(9),
      isNew: fc.boolean(),
      type: fc.constantFrom<GoalType>('calories', 'steps'),
      target: fc.integer({ min: 1, max: 12 }),
      points: fc.integer({ min: 1, max: 12 }),
    }),
    { maxLength: 60 },
  )
  fc.assert(
    fc.property(changes, (all) => {
      const goals: Goal[] = []
      for (const { of, isNew, type, target, points } of all) {
        const known = isNew ? undefined : goals[of]
        const next = goal(known?.uuid ?? String(goals.length), known?.type ?? type, target, points)
        if (goalConflict(goals, { ...next, uuid: known?.uuid ?? null }, false) !== null) continue
        if (known === undefined) goals.push(next)
        else goals[goals.indexOf(known)] = next
      }
      for (const type of ['calories', 'steps'] as const) {
        const points = withLevels(goals.filter((one) => one.type === type)).map((one) => one.points)
        expect(points).toEqual([...new Set(points)].toSorted((one, other) => one - other))
      }
    }),
  )
})
