import type { ChosenPerson } from '@repo/domain/challenges/challenge-form'
import { expect, it } from 'vitest'

import { matches, nameOf, rowOf } from './person-row.ts'

const ana: ChosenPerson = {
  uuid: 'ana',
  name: 'Ana',
  lastName1: 'Peña',
  pseudonym: 'Luz',
  email: 'ana@gym.example',
  imageUrl: null,
}
const unnamed = { ...ana, name: null, lastName1: null, pseudonym: null }

it('a person is shown by name, pseudonym, and email, as far as they are known', () => {
  expect(rowOf(ana)).toEqual({ key: 'ana', title: 'Ana Peña', text: 'Luz · ana@gym.example' })
  expect(rowOf(unnamed)).toMatchObject({ title: 'ana@gym.example', text: 'ana@gym.example' })
  expect(nameOf({ ...unnamed, lastName1: 'Peña' })).toBe('Peña')
})

it.each([
  ['', true],
  ['pena', true],
  ['LUZ ana', true],
  ['ana@gym', true],
  ['ana soto', false],
])('the chosen person is found by %j: %s', (typed, isFound) => {
  expect(matches(ana, typed)).toBe(isFound)
})
