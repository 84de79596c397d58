import { expect, it } from 'vitest'

import { compareNames } from './name-order.ts'

it.each([
  ['nuez', 'nuñez'],
  ['nuñez', 'nuo'],
  ['nz', 'ñ'],
  ['Nzinga', 'ñandú'],
  ['ñ', 'O'],
  ['Muñiz', 'MUO'],
  ['José', 'josefa'],
  ['Ana Zoé', 'Anabel'],
])('the name %s comes before %s', (one, other) => {
  for (const form of ['NFC', 'NFD'] as const) {
    expect(compareNames(one.normalize(form), other.normalize(form))).toBeLessThan(0)
    expect(compareNames(other.normalize(form), one.normalize(form))).toBeGreaterThan(0)
  }
})

it('names sort as in Spanish, with ñ after n', () => {
  expect(['Oca', 'Núñez', 'Ñandú', 'Nuez', 'Nzinga'].toSorted(compareNames)).toEqual([
    'Nuez',
    'Núñez',
    'Nzinga',
    'Ñandú',
    'Oca',
  ])
})

it('a name equals itself, composed or decomposed', () => {
  expect(compareNames('Ñandú', 'Ñandú'.normalize('NFD'))).toBe(0)
})
