import { expect, it } from 'vitest'

import { isMadeOfNames } from './password-names.ts'

const NAMES = ['Gimnasio Río de Oro', 'latido', 'oro.example'] as const

it.each([
  ['latido2024', true],
  ['Latido-Rio!', true],
  ['RÍO de oro 1', true],
  ['gimnasio', true],
  // words of two letters don't count as names
  ['oro de ley 12', false],
  ['latido y seis tazas', false],
  ['latido123456', false],
  ['latido12345', true],
  ['una clave larga', false],
  ['x$!kQp-7_', false],
] as const)('the password %s is made of known names: %s', (password, expected) => {
  expect(isMadeOfNames(password, NAMES)).toBe(expected)
})

it('a password has no known names if there are none', () => {
  expect(isMadeOfNames('latido2024', [])).toBe(false)
})
