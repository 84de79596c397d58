import { describe, expect, it } from 'vitest'

import { searchFault } from '../lists/list.ts'
import { isLent, sensorList } from './sensor-list.ts'

describe('isLent', () => {
  it.each([
    ['center', 'u', true],
    ['center', null, false],
    ['user', 'u', false],
    ['user', null, false],
  ] as const)('is for the %s, with %j, %j', (ownership, userUuid, expected) => {
    expect(isLent({ ownership, userUuid })).toBe(expected)
  })
})

describe('a search for sensors', () => {
  it.each([
    ['centerId', '7', null],
    ['name', 'st', { code: 'too-short', limit: 3 }],
    ['ownership', 'lent', null],
    ['ownership', 'borrowed', { code: 'choose' }],
  ] as const)('works by %s %j', (column, typed, fault) => {
    expect(searchFault(sensorList, column, typed)).toEqual(fault)
  })
})
