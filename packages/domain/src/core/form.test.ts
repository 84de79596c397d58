import * as v from 'valibot'
import { describe, expect, it } from 'vitest'

import {
  email,
  isNumber,
  numberOf,
  numberText,
  optionalParagraph,
  optionalText,
  reader,
  something,
  text,
  wholeNumber,
} from './form.ts'

const range = { min: 3, max: 5 }
const readField = (schema: v.GenericSchema<string>) => {
  const read = reader(v.object({ field: schema }))
  return (field: string) => {
    const result = read({ field })
    return result.ok ? (result.value as { field: unknown }).field : result.error
  }
}

describe('a field of a form', () => {
  it.each([
    ['text', text(range), '', { code: 'required' }],
    ['text', text(range), '   ', { code: 'required' }],
    ['text', text(range), ' ab ', { code: 'too-short', ...range }],
    ['text', text(range), 'abcdef', { code: 'too-long', ...range }],
    ['text', text(range), 'a\nbc', { code: 'not-one-line' }],
    ['optional text', optionalText(range), 'a\tbc', { code: 'not-one-line' }],
    ['optional text', optionalText(range), 'ab', { code: 'too-short', ...range }],
    ['optional text', optionalText(range), 'abcdef', { code: 'too-long', ...range }],
    ['e-mail', email({ max: 12 }), ' ', { code: 'required' }],
    ['e-mail', email({ max: 12 }), 'ana', { code: 'not-an-email' }],
    ['e-mail', email({ max: 12 }), 'ana@gym.example', { code: 'too-long', min: 0, max: 12 }],
    ['something', something, '', { code: 'required' }],
    ['number', numberText(range), '', { code: 'required' }],
    ['number', numberText(range), '1.2.3', { code: 'not-a-number', ...range }],
    ['whole number', wholeNumber(range), 'four', { code: 'not-a-number', ...range }],
    ['whole number', wholeNumber(range), '4,5', { code: 'not-whole', ...range }],
    ['whole number', wholeNumber(range), '2', { code: 'out-of-range', ...range }],
    ['whole number', wholeNumber(range), '-4', { code: 'out-of-range', ...range }],
    ['whole number', wholeNumber(range), '6', { code: 'out-of-range', ...range }],
  ])('of type %s: %# %j has an error with the bounds that it breaks', (_, schema, typed, field) => {
    expect(readField(schema as v.GenericSchema<string>)(typed)).toEqual({ field })
  })

  it.each([
    ['text', text(range), ' abc ', 'abc'],
    ['text', text(range), 'abcde', 'abcde'],
    ['optional paragraph', optionalParagraph(range), 'a\nbc', 'a\nbc'],
    ['optional text', optionalText(range), '  ', null],
    ['optional text', optionalText(range), 'abc', 'abc'],
    ['e-mail', email({ max: 20 }), ' ana@gym.example ', 'ana@gym.example'],
    ['something', something, ' x ', ' x '],
    ['number', numberText(range), ' 9,5 ', '9,5'],
    ['whole number', wholeNumber(range), '3', 3],
    ['whole number', wholeNumber(range), '5,00', 5],
  ])('of type %s: %# %j reads as %j', (_, schema, typed, value) => {
    expect(readField(schema as v.GenericSchema<string>)(typed)).toEqual(value)
  })
})

describe('reader', () => {
  const read = reader(v.object({ name: text(range), place: text(range), note: optionalText(range) }))

  it('reports the first error of each invalid field only', () => {
    expect(read({ name: '', place: 'ab', note: '' })).toEqual({
      ok: false,
      error: { name: { code: 'required' }, place: { code: 'too-short', min: 3, max: 5 } },
    })
  })

  it('returns the fields of a valid form', () => {
    expect(read({ name: 'Ana', place: ' Sala ', note: '' })).toEqual({
      ok: true,
      value: { name: 'Ana', place: 'Sala', note: null },
    })
  })
})

it.each([
  ['62.5', 62.5],
  ['62,5', 62.5],
  ['-3', -3],
])('the text %j is the number %d', (typed, number) => {
  expect(isNumber(typed)).toBe(true)
  expect(numberOf(typed)).toBe(number)
})

it.each(['6e1', '12345', '１２', '', '-'])('the text %j is no number', (typed) => {
  expect(isNumber(typed)).toBe(false)
})
