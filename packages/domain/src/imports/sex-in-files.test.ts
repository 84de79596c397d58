import { describe, expect, it } from 'vitest'

import { meaningOfM, needsMeaningOfM, parseFileSex } from './sex-in-files.ts'

describe('a sex', () => {
  it.each([
    ['Male', null, 'male'],
    [' HOMBRE ', null, 'male'],
    ['Varón', null, 'male'],
    ['H', null, 'male'],
    ['Femenino', null, 'female'],
    ['F.', null, 'female'],
    ['Mujer', null, 'female'],
    ['M', 'male', 'male'],
    ['m', 'female', 'female'],
    ['M', null, null],
    ['Other', null, null],
    ['', null, null],
  ] as const)('%j, with M for %j, is %j', (text, ofM, sex) => {
    expect(parseFileSex(text, ofM)).toBe(sex)
  })

  it.each([
    [['M', 'F', ''], 'male', false],
    [['M', 'H'], 'female', false],
    [['M', 'H', 'F'], null, true],
    [['M', 'm'], null, true],
    [['Male', 'Female'], null, false],
    [[], null, false],
  ] as const)('M in %j stands for %j, and has to be asked: %s', (cells, meaning, isAsked) => {
    expect(meaningOfM(cells)).toBe(meaning)
    expect(needsMeaningOfM(cells)).toBe(isAsked)
  })
})
