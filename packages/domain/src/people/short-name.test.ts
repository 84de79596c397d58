import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import { hasShortName, nameFields } from './short-name.ts'

const li = { name: 'Li', lastName1: 'Paz', lastName2: 'Gil' }

describe('the fields of a name', () => {
  const goodIn = (isShortName: boolean, typed: typeof li) =>
    v.safeParse(v.object(nameFields(isShortName)), typed).success

  it.each([
    [li, false, true],
    [{ ...li, name: 'Ana' }, false, true],
    [{ name: 'Ana', lastName1: 'Soto', lastName2: '' }, true, true],
    [{ name: 'Ana', lastName1: 'Soto', lastName2: 'Li' }, false, true],
    [{ ...li, lastName1: 'P' }, false, false],
    [{ ...li, name: '' }, false, false],
  ])('accept %j: %s by the specified lengths, %s once confirmed', (typed, byRule, said) => {
    expect([goodIn(false, typed), goodIn(true, typed)]).toEqual([byRule, said])
  })
})

it.each([
  [li, true],
  [{ name: 'Ana', lastName1: 'Soto', lastName2: null }, false],
  [{ name: 'Ana', lastName1: 'Soto', lastName2: 'Gil' }, true],
  [{ name: 'Al', lastName1: 'Soto' }, true],
  [{ name: '', lastName1: null, lastName2: undefined }, false],
])('hasShortName(%j) returns %s', (names, expected) => {
  expect(hasShortName(names)).toBe(expected)
})
