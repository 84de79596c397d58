import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { memberList } from '../people/member-list.ts'
import { hiddenInAddress, hiddenOf, listAddress, listViewOf } from './list-address.ts'

const Address = v.object(listAddress(memberList))
const FIRST = { page: 1, size: 20, sort: 'created', direction: 'desc', search: null }

const viewOf = (address: Record<string, unknown>) => listViewOf(memberList, v.parse(Address, address))

describe('a list read from its address', () => {
  it.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{}, {}],
    [
      { page: 3, size: 50 },
      { page: 3, size: 50 },
    ],
    [{ sort: 'email' }, { sort: 'email', direction: 'asc' }],
    [{ sort: 'email', direction: 'desc' }, { sort: 'email' }],
    [{ search: ' ana ' }, { search: { column: 'name', text: 'ana' } }],
    [{ column: 'pseudonym', search: 777 }, { search: { column: 'pseudonym', text: '777' } }],
    [{ column: 'birthday', search: '1990-05-04' }, { search: { column: 'birthday', text: '1990-05-04' } }],
  ])('%j', (address, expected) => {
    expect(viewOf(address)).toEqual({ ...FIRST, ...expected })
  })

  it.each<Record<string, unknown>>([
    { page: 0 },
    { page: 1.5 },
    { page: 'two' },
    { size: 30 },
    { sort: 'birthday' },
    { direction: 'up' },
    { column: 'shoe' },
    { search: 'an' },
    { search: -1 },
    { search: '-1' },
    { search: null },
    { column: 'sex', search: 'other' },
    { column: 'birthday', search: '2026-02-30' },
  ])('ignores parts of an address that make no sense: %j', (address) => {
    expect(viewOf(address)).toEqual(FIRST)
  })
  it.each([
    [{}, null],
    [{ hidden: '' }, []],
    [{ hidden: 'sex' }, ['sex']],
    [{ hidden: 'sex,birthday' }, ['sex', 'birthday']],
    [{ hidden: 'x'.repeat(101) }, null],
    [{ hidden: 7 }, null],
  ])('%j hides the columns %j', (address, expected) => {
    const hidden = hiddenOf(v.parse(Address, address))
    expect(hidden).toEqual(expected)
    expect(hidden === null ? undefined : hiddenInAddress(hidden)).toBe(expected === null ? undefined : address.hidden)
  })

  it.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{ sort: 'surname' }, { sort: 'lastName1', direction: 'asc' }],
    [{ column: 'surname', search: 'ana' }, { search: { column: 'lastName1', text: 'ana' } }],
    [{ column: 'lastName1', search: 'ana' }, { search: { column: 'lastName1', text: 'ana' } }],
    [{ sort: 'toString', column: 'constructor' }, {}],
  ])('accepts the former name of a column: %j', (address, expected) => {
    const Formerly = v.object(listAddress(memberList, { lastName1: 'surname' }))
    expect(listViewOf(memberList, v.parse(Formerly, address))).toEqual({ ...FIRST, ...expected })
  })
})
