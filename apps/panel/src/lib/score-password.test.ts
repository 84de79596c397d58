import { expect, it } from 'vitest'

import { scorePassword } from './score-password.ts'

it.each([
  ['password', 0],
  ['12345678', 0],
  ['cuatro tazas azules de barro', 4],
])('%j scores %d', (password, expected) => {
  expect(scorePassword(password)).toBe(expected)
})
