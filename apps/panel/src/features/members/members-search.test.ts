import * as v from 'valibot'
import { expect, it } from 'vitest'

import { MembersSearch } from './members-search.ts'

it.each([
  { column: 'lastName1', search: 'garc', sort: 'lastName1' },
  // older links have the wire's names
  { column: 'last_name_1', search: 'garc', sort: 'last_name_1' },
])('an address of the list: %j', (address) => {
  expect(v.parse(MembersSearch, address)).toEqual({ column: 'lastName1', search: 'garc', sort: 'lastName1' })
})
