import { expect, it } from 'vitest'

import { initials } from './initials.ts'

it.each([
  ['Sofía', 'S'],
  ['María José Hernández', 'MH'],
  ['  ana  lópez ', 'AL'],
  ['👩🏽‍🚒 Fuego', '👩🏽‍🚒F'],
  ['ñandú', 'Ñ'],
  ['Cometa 17', 'C'],
  ['Rayo Azul 3', 'RA'],
  ['42', '4'],
  ['', ''],
])('%j gives %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
