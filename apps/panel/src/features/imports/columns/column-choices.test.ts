import { describe, expect, it } from 'vitest'

import { missingColumns, openQuestions, withColumn } from './column-choices.ts'

const settings = {
  sheet: 0,
  headerRow: 0,
  columns: { email: 0, birthday: 2 },
  encoding: null,
  separator: null,
  dayOrder: null,
  weightUnit: null,
  heightUnit: null,
  sexOfM: null,
  nameLanguage: 'es',
  isShortName: false,
  decision: 'fill',
  sendsWelcomeMails: false,
} as const

describe('the columns of a file', () => {
  it.each([
    ['members', {}, ['email', 'name']],
    ['members', { email: 0, fullName: 1 }, []],
    ['members', { name: 1 }, ['email']],
    ['sensors', { sensorName: 0 }, ['mac']],
    ['sensors', { ant: 0 }, []],
  ] as const)('for %s, with %j, still need %j', (kind, columns, missing) => {
    expect(missingColumns({ kind }, columns)).toEqual(missing)
  })

  it('are chosen and left out one by one', () => {
    expect(withColumn({ email: 0 }, 'name', 3)).toEqual({ email: 0, name: 3 })
    expect(withColumn({ email: 0, name: 3 }, 'name', null)).toEqual({ email: 0 })
  })
})

describe('a question', () => {
  it('is open while its column is read and it has no answer', () => {
    const questions = ['dayOrder', 'weightUnit'] as const
    expect(openQuestions({ questions: [...questions] }, settings)).toEqual(['dayOrder'])
    expect(openQuestions({ questions: [...questions] }, { ...settings, dayOrder: 'dmy' })).toEqual([])
    expect(openQuestions({ questions: [] }, settings)).toEqual([])
  })
})
