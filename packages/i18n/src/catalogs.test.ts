import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { preferredLocale } from './i18n.ts'

const entries = (locale: string): Map<string, string> => {
  const text = readFileSync(new URL(`./locales/${locale}.po`, import.meta.url), 'utf8')
  const found = text.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)
  const joined = (lines: string) =>
    lines
      .split('\n')
      .map((line) => line.replace(/^"|"$/g, ''))
      .join('')
  return new Map([...found].map(([, id = '', text = '']): [string, string] => [joined(id), joined(text)]))
}

const placeholders = (text: string): string[] => [...text.matchAll(/\{\w+|<\/?\d+\/?>/g)].map(([hit]) => hit).toSorted()

describe('catalogs', () => {
  const es = entries('es')
  const en = entries('en')

  it('have the same messages', () => {
    expect([...es.keys()].toSorted()).toEqual([...en.keys()].toSorted())
  })

  it('leave no Spanish message empty', () => {
    expect([...es].filter(([id, text]) => id !== '' && text === '').map(([id]) => id)).toEqual([])
  })

  it('keep every placeholder in Spanish', () => {
    const broken = [...es].filter(([id, text]) => {
      const wanted = new Set(placeholders(id))
      return id !== '' && !id.includes('plural') && new Set(placeholders(text)).symmetricDifference(wanted).size > 0
    })
    expect(broken).toEqual([])
  })

  it('say in Spanish what only one text says in English, single words and what means the same apart', () => {
    const sameMeaning = new Set([
      'Another phone wants to continue as {pseudonym}',
      'Clear choice',
      'First name',
      'Look into your mailbox',
      'Not connected',
      'Rank by',
      'View {name}',
      'Sign-in code',
      'Progress',
      'To do',
      'Without signal',
    ])
    const told = [...es].filter(([id]) => /\s/.test(id) && !sameMeaning.has(id))
    const twice = Map.groupBy(told, ([, text]) => text)
      .values()
      .filter((same) => same.length > 1)
    expect([...twice]).toEqual([])
  })
})

describe('preferredLocale', () => {
  it.each([
    [['es-MX', 'en'], 'es'],
    [['fr', 'es'], 'es'],
    [['en-US', 'es'], 'en'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('%j → %s', (languages, locale) => {
    expect(preferredLocale(languages)).toBe(locale)
  })
})
