import { expect, it } from 'vitest'

import { orderOf, searchFault } from '../lists/list.ts'
import { requestList } from './request-list.ts'

it('the oldest request comes first', () => {
  expect(orderOf(requestList, {})).toEqual({ sort: 'requested', direction: 'asc' })
})

it.each([
  ['name', 'an', { code: 'too-short', limit: 3 }],
  ['pseudonym', 'Ray', null],
  ['birthday', '1990-02-30', { code: 'invalid-day' }],
  ['sex', 'choose', { code: 'choose' }],
] as const)('a request is searched by %s %j', (column, typed, fault) => {
  expect(searchFault(requestList, column, typed)).toEqual(fault)
})
