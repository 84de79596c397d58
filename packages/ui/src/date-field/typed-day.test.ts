import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { dayOfText, maskDay, textOfDay, type DateLanguage } from './typed-day.ts'

const LANGUAGES: readonly DateLanguage[] = ['en', 'es']

/** Types at the end of a box, key by key. */
const typeInto = (text: string, keys: string, language: DateLanguage): string => {
  let shown = text
  for (const key of keys) shown = maskDay({ text: shown + key, caret: shown.length + 1 }, shown, language).text
  return shown
}

const days = fc
  .date({ min: new Date('0100-01-01T00:00:00Z'), max: new Date('9999-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

describe('a written day', () => {
  it.each([
    ['en', '1978-10-12', '10/12/1978'],
    ['es', '1978-10-12', '12/10/1978'],
    ['es', '', ''],
    ['es', '31/02/2026', '31/02/2026'],
  ] as const)('%s: %s is %s', (language, value, text) => {
    expect(textOfDay(value, language)).toBe(text)
  })

  it.each([
    ['en', '10/12/1978', '1978-10-12'],
    ['es', '12/10/1978', '1978-10-12'],
    ['es', '1/2/2026', '2026-02-01'],
    ['es', '29/02/2024', '2024-02-29'],
    ['es', '29/02/2026', '29/02/2026'],
    ['es', '31/04/2026', '31/04/2026'],
    ['en', '13/01/2026', '13/01/2026'],
    ['en', '00/10/2026', '00/10/2026'],
    ['es', '12/10/78', '12/10/78'],
    ['es', '12/10', '12/10'],
    ['es', '', ''],
  ] as const)('%s: %s means %s', (language, text, value) => {
    expect(dayOfText(text, language)).toBe(value)
  })

  it('is read back as the same day', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...LANGUAGES), (day, language) => {
        expect(dayOfText(textOfDay(day, language), language)).toBe(day)
      }),
    )
  })
})

describe('the date mask', () => {
  it('puts the slashes between the digits of any day', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...LANGUAGES), (day, language) => {
        const text = textOfDay(day, language)
        expect(typeInto('', text.replaceAll('/', ''), language)).toBe(text)
        expect(typeInto('', text, language)).toBe(text)
      }),
    )
  })

  it('allows deleting every day again, key by key', () => {
    fc.assert(
      fc.property(days, fc.constantFrom(...LANGUAGES), (day, language) => {
        let text = textOfDay(day, language)
        for (let presses = 0; presses < 8; presses += 1)
          text = maskDay({ text: text.slice(0, -1), caret: text.length - 1 }, text, language).text
        expect(text).toBe('')
      }),
    )
  })

  it.each([
    ['1/2/2026', '01/02/2026'],
    ['1.2.2026', '01/02/2026'],
    ['21112026999', '21/11/2026'],
    ['2a1b', '21'],
    ['/', ''],
  ])('shows typed %s as %s', (keys, shown) => {
    expect(typeInto('', keys, 'es')).toBe(shown)
  })

  it.each([
    ['2026-11-21', '21/11/2026'],
    ['21 / 11 / 2026', '21/11/2026'],
    [' 21-11-2026', '21/11/2026'],
    ['21112026', '21/11/2026'],
  ])('shows pasted %s as %s', (text, shown) => {
    expect(maskDay({ text, caret: text.length }, '', 'es').text).toBe(shown)
  })

  it.each([
    // a digit put before others pushes out the last of its number, and leaves the others alone
    ['21/11/2026', '321/11/2026', 1, { text: '32/11/2026', caret: 1 }],
    // the second digit of a number leads past the slash
    ['2/11/2026', '25/11/2026', 2, { text: '25/11/2026', caret: 3 }],
    // a deleted digit leaves its place, and the cursor in it
    ['21/11/2026', '2/11/2026', 1, { text: '2/11/2026', caret: 1 }],
    // a slash is stepped over
    ['21/11/2026', '2111/2026', 2, { text: '21/11/2026', caret: 2 }],
    ['21//2026', '21/1/2026', 4, { text: '21/1/2026', caret: 4 }],
    ['21/11/2026', '21//2026', 3, { text: '21//2026', caret: 3 }],
  ])('changes %s in the middle to %s', (before, text, caret, expected) => {
    expect(maskDay({ text, caret }, before, 'es')).toEqual(expected)
  })
})
