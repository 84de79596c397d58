import { expect, it } from 'vitest'

import { initials } from './initials.ts'

it.each([
  ['Sofía', 'S'],
  ['María José Hernández', 'MH'],
  ['  ana  lópez ', 'AL'],
  ['👩🏽‍🚒 Fuego', '👩🏽‍🚒F'],
  ['ñandú', 'Ñ'],
  ['', ''],
])('%j gives %j', (name, expected) => {
  expect(initials(name)).toBe(expected)
})
