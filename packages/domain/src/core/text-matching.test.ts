import { describe, expect, it } from 'vitest'

import { holdsWords, wordsOf } from './text-matching.ts'

it('a text is split into words without accents and case', () => {
  expect(wordsOf('  Ciudad_de/México-Centro ')).toEqual(['ciudad', 'de', 'mexico', 'centro'])
  expect(wordsOf(' ')).toEqual([])
})

describe('a search in a text', () => {
  it.each([
    ['Usuarios', '', true],
    ['Usuarios', 'usu', true],
    ['Agregar usuario', 'USUARIO agre', true],
    ['Sesión', 'sesion', true],
    ['Sala Azul', 'azul roja', false],
    ['Usuarios', 'arios', false],
  ])('%s for %j: %s', (text, typed, holds) => {
    expect(holdsWords(text, typed)).toBe(holds)
  })
})
