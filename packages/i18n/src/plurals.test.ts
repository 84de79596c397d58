import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

/** Names of numeric values. */
const NUMBERS = /^(?:count|total|joined|removed|age|size|max|minutes|seconds|hours|days|people|shown)$/

/** Words that don't vary with the number. */
const UNITS = new Set([
  'lpm',
  'h',
  'min',
  's',
  'ms',
  'kcal',
  'bpm',
  'pts',
  'kg',
  'lb',
  'cm',
  'in',
  'of',
  'to',
  'de',
  'a',
  'and',
  'y',
  'live',
  'con',
])

const withoutPlurals = (message: string): string => {
  const start = /\{\w+, (?:plural|selectordinal),/.exec(message)
  if (start === null) return message
  let depth = 0
  for (let index = start.index; index < message.length; index += 1) {
    if (message[index] === '{') depth += 1
    if (message[index] === '}') depth -= 1
    if (depth === 0) return message.slice(0, start.index) + withoutPlurals(message.slice(index + 1))
  }
  return message
}

/** Numbers before a word outside a plural, as in `{count} users`. */
const barePlurals = (message: string): string[] =>
  [...withoutPlurals(message).matchAll(/\{(\w+)\} (\p{L}+)/gu)]
    .filter(([, name = '', word = '']) => NUMBERS.test(name) && !UNITS.has(word))
    .map(([hit]) => hit)

const messages = (locale: string): string[] => {
  const text = readFileSync(new URL(`./locales/${locale}.po`, import.meta.url), 'utf8')
  return [...text.matchAll(/^(?:msgid|msgstr) ((?:".*"\n?)+)/gm)].map(([, lines = '']) =>
    lines
      .split('\n')
      .map((line) => line.replace(/^"|"$/g, ''))
      .join(''),
  )
}

describe('a number that meets a noun', () => {
  it.each(['en', 'es'])('is in a plural (%s)', (locale) => {
    expect(messages(locale).flatMap(barePlurals)).toEqual([])
  })

  it.each([
    ['{count} users deleted', ['{count} users']],
    ['¿Eliminar a los {count} usuarios?', ['{count} usuarios']],
    ['{count, plural, one {# user} other {# users}} in {total} rooms', ['{total} rooms']],
    ['{count, plural, one {# of {total} done} other {# of {total} done}}', []],
    ['{min} to {max} characters', ['{max} characters']],
    ['{age} s ago', []],
    ['{name} is connected', []],
  ])('is found: %s', (message, found) => {
    expect(barePlurals(message)).toEqual(found)
  })
})
