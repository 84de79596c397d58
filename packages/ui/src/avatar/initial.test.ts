import { expect, it } from 'vitest'

import { initial } from './initial.ts'

it.each([
  ['Sofía', 'S'],
  ['María José Hernández', 'M'],
  ['  ana  lópez ', 'A'],
  ['👩🏽‍🚒 Fuego', 'F'],
  ['n\u0303andú', 'N\u0303'],
  ['Cometa 17', 'C'],
  ['3 Rayos', 'R'],
  ['42', ''],
  ['', ''],
])('%j gives %j', (name, expected) => {
  expect(initial(name)).toBe(expected)
})
