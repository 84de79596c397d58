import { describe, expect, it } from 'vitest'

import { memberList } from '../people/member-list.ts'
import { listRules, orderBy, orderOf, searchColumns, searchFault, searchOf } from './list.ts'

const straps = listRules({
  columns: { number: { kind: 'text', min: 1 }, worn: { kind: 'choice', of: ['yes', 'no'] } },
  sorts: ['number', 'updated'],
  first: { column: 'worn', sort: 'updated', direction: 'desc' },
})

describe('searchFault', () => {
  it.each([
    ['name', '', null],
    ['name', '  ', null],
    ['name', 'an', { code: 'too-short', limit: 3 }],
    ['name', ' an ', { code: 'too-short', limit: 3 }],
    ['name', 'ana', null],
    ['email', 'x'.repeat(100), null],
    ['email', 'x'.repeat(101), { code: 'too-long', limit: 100 }],
    ['birthday', '1990-05-04', null],
    ['birthday', '1990', { code: 'invalid-day' }],
    ['birthday', '1990-13-04', { code: 'invalid-day' }],
    ['sex', 'female', null],
    ['sex', 'choose', { code: 'choose' }],
  ] as const)('members by %s %j', (column, typed, fault) => {
    expect(searchFault(memberList, column, typed)).toEqual(fault)
  })

  it('accepts a shorter text where the column allows one', () => {
    expect(searchFault(straps, 'number', '7')).toBeNull()
  })
})

describe('searchOf', () => {
  it('is the text without surrounding spaces', () => {
    expect(searchOf(straps, 'number', ' 12 ')).toEqual({ column: 'number', text: '12' })
  })

  it.each([
    ['number', ' '],
    ['worn', 'perhaps'],
  ] as const)('is none for %s %j', (column, typed) => {
    expect(searchOf(straps, column, typed)).toBeNull()
  })
})

describe('orderOf', () => {
  it.each([
    [{}, { sort: 'updated', direction: 'desc' }],
    [{ sort: 'updated' }, { sort: 'updated', direction: 'desc' }],
    [{ direction: 'asc' }, { sort: 'updated', direction: 'asc' }],
    [{ sort: 'number' }, { sort: 'number', direction: 'asc' }],
    [
      { sort: 'number', direction: 'desc' },
      { sort: 'number', direction: 'desc' },
    ],
  ] as const)('%j', (requested, order) => {
    expect(orderOf(straps, requested)).toEqual(order)
  })
})

describe('orderBy', () => {
  it.each([
    ['number asc', 'number', 'number desc'],
    ['number desc', 'number', 'updated desc'],
    ['number asc', 'updated', 'updated asc'],
    ['number desc', 'updated', 'updated asc'],
    ['updated desc', 'updated', 'updated asc'],
    ['updated asc', 'updated', 'updated desc'],
    ['updated desc', 'number', 'number asc'],
  ] as const)('from %s, choosing %s: %s', (before, chosen, after) => {
    const orderOfText = (text: string) => {
      const [sort, direction] = text.split(' ')
      return { sort, direction } as { sort: 'number' | 'updated'; direction: 'asc' | 'desc' }
    }
    expect(orderBy(straps, chosen, orderOfText(before))).toEqual(orderOfText(after))
  })
})

describe('searchColumns', () => {
  it('contains them in the order in which they are offered', () => {
    expect(searchColumns(memberList)).toEqual([
      'name',
      'lastName1',
      'email',
      'pseudonym',
      'birthday',
      'sex',
      'signInCode',
    ])
  })
})
