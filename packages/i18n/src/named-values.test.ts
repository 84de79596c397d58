import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

/** Messages with a numbered value, which translators can't understand. */
const unnamed = (catalog: string): string[] =>
  [...catalog.matchAll(/^msgid "(.*\{\d+[,}].*)"$/gm)].map(([, message = '']) => message)

it('finds values without a name', () => {
  const catalog = 'msgid "Delete {0}?"\nmsgid "{1, plural, one {# user}}"\nmsgid "Delete {name}?"\n'
  expect(unnamed(catalog)).toEqual(['Delete {0}?', '{1, plural, one {# user}}'])
})

it('every value in a message has a name', () => {
  expect(unnamed(readFileSync(new URL('./locales/en.po', import.meta.url), 'utf8'))).toEqual([])
})
