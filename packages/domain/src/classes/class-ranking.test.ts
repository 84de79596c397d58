import { describe, expect, it } from 'vitest'

import { type ClassRanking, placesOf, rankedValue, type RankedResult, rankingOf, rankResults } from './class-ranking.ts'

const result = (pseudonym: string, change: Partial<RankedResult> = {}): RankedResult => ({
  userUuid: pseudonym.toLowerCase(),
  pseudonym,
  averageEffort: 70,
  calories: 300,
  steps: null,
  points: 50,
  seconds: 1800,
  ...change,
})
const names = (results: readonly RankedResult[], ranking: ClassRanking) =>
  rankResults(results, ranking).map(({ pseudonym }) => pseudonym)

describe('the results of a class', () => {
  it.each<[ClassRanking, readonly string[]]>([
    ['calories', ['Bea', 'Caro', 'Ana']],
    ['effort', ['Ana', 'Bea', 'Caro']],
    ['steps', ['Caro', 'Bea', 'Ana']],
    ['points', ['Caro', 'Ana', 'Bea']],
  ])('are ranked by %s', (ranking, expected) => {
    const results = [
      result('Ana', { averageEffort: 90, calories: 100, steps: 10, points: 60 }),
      result('Bea', { averageEffort: 80, calories: 500, steps: 20, points: 40 }),
      result('Caro', { averageEffort: 70, calories: 400, steps: 30, points: 90 }),
    ]
    expect(names(results, ranking)).toEqual(expected)
  })

  it('have those without a value last, and equal ones by pseudonym and UUID', () => {
    const results = [
      result('Zoe', { calories: null }),
      result('Eva', { seconds: 0, calories: 900 }),
      result('Bea', { userUuid: 'b2' }),
      result('Bea', { userUuid: 'b1' }),
      result('Ana'),
    ]
    expect(rankResults(results, 'calories').map(({ userUuid }) => userUuid)).toEqual(['ana', 'b1', 'b2', 'eva', 'zoe'])
  })

  it('without a heart rate have no value', () => {
    expect(rankedValue(result('Ana', { seconds: 0 }), 'points')).toBeNull()
  })

  it('follow the order of the class, or effort if no one has its value', () => {
    expect(rankingOf([result('Ana'), result('Bea', { calories: null })], 'calories')).toBe('calories')
    expect(rankingOf([result('Ana', { calories: null })], 'calories')).toBe('effort')
    expect(rankingOf([], 'steps')).toBe('effort')
  })

  it.each<[ClassRanking, readonly (number | null)[]]>([
    ['calories', [1, 2, 2, null]],
    ['effort', [1, 1, 3, null]],
    ['points', [1, 2, 3, null]],
  ])('that look equal by %s share a place, and those without a value have none', (ranking, places) => {
    const results = [
      result('Ana', { averageEffort: 70.9, calories: 9.6, points: 60.02 }),
      result('Bea', { averageEffort: 70.1, calories: 9.4, points: 60.01 }),
      result('Caro', { averageEffort: 69.9, calories: 8.5 }),
      result('Eva', { seconds: 0 }),
    ]
    expect(placesOf(rankResults(results, ranking), ranking)).toEqual(places)
  })
})
