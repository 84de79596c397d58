import { describe, expect, it } from 'vitest'

import { memberSearchFault, type MemberSearchColumn } from './member-search.ts'

describe('memberSearchFault', () => {
  it.each<[MemberSearchColumn, string, string | null]>([
    ['name', '', null],
    ['name', '  ', null],
    ['name', 'an', 'too-short'],
    ['name', ' an ', 'too-short'],
    ['name', 'ana', null],
    ['email', 'x'.repeat(101), 'too-long'],
    ['birthday', '1990-05-04', null],
    ['birthday', '1990', 'invalid-date'],
    ['birthday', '1990-13-04', 'invalid-date'],
    ['sex', 'female', null],
    ['sex', 'choose', 'choose'],
  ])('%s %j → %s', (column, typed, fault) => {
    expect(memberSearchFault(column, typed)).toBe(fault)
  })
})
