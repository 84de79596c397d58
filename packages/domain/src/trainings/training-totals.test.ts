import { describe, expect, it } from 'vitest'

import { changeOf, totalsOf, type CountedTraining } from './training-totals.ts'

const training = (change: Partial<CountedTraining> = {}): CountedTraining => ({
  uuid: 'a',
  type: 'Cycling',
  calories: 300,
  steps: null,
  seconds: 3600,
  points: 120,
  zoneSeconds: { z1: 600, z2: 600, z3: 900, z4: 900, z5: 300 },
  ...change,
})

describe('totalsOf', () => {
  it('adds up all sessions', () => {
    const totals = totalsOf([training(), training({ type: 'HIIT', calories: 200, steps: 900, points: 10 }), training()])
    expect(totals).toEqual({
      trainings: 3,
      calories: 800,
      steps: 900,
      seconds: 10_800,
      points: 250,
      zoneSeconds: { z1: 1800, z2: 1800, z3: 2700, z4: 2700, z5: 900 },
      byType: [
        { type: 'Cycling', count: 2 },
        { type: 'HIIT', count: 1 },
      ],
    })
  })

  it('returns zero for no sessions', () => {
    expect(totalsOf([])).toMatchObject({ trainings: 0, calories: 0, points: 0, seconds: 0, byType: [] })
  })

  it.each([
    ['calories that are unknown', [training({ calories: null })], { calories: null }],
    ['calories known for some', [training({ calories: null }), training()], { calories: 300 }],
    ['points not known for one', [training({ points: null }), training()], { points: null }],
  ])('keeps %s apart from zero', (_, trainings, totals) => {
    expect(totalsOf(trainings)).toMatchObject(totals)
  })

  it('lists the type with most sessions first, whatever the order', () => {
    const { byType } = totalsOf([training({ type: 'Box' }), training({ type: 'Yoga' }), training({ type: 'Yoga' })])
    expect(byType.map(({ type }) => type)).toEqual(['Yoga', 'Box'])
  })

  it('lists types with the same count by name', () => {
    const { byType } = totalsOf([training({ type: 'Yoga' }), training({ type: 'Box' })])
    expect(byType.map(({ type }) => type)).toEqual(['Box', 'Yoga'])
  })

  it('lists types with the same count with ñ after n', () => {
    const { byType } = totalsOf([training({ type: 'Ñandú' }), training({ type: 'Nzinga' })])
    expect(byType.map(({ type }) => type)).toEqual(['Nzinga', 'Ñandú'])
  })
})

it.each([
  [120, 100, 20],
  [50, 100, -50],
  [0, 4, -100],
  [7, 7, 0],
  [7, 0, null],
  [0, 0, null],
  [null, 5, null],
  [5, null, null],
])('the change from %j, before %j, is %j %%', (now, before, expected) => {
  expect(changeOf(now, before)).toBe(expected)
})
