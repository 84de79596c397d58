import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

interface Concept {
  readonly en: string
  readonly es: string
  readonly code: string
}

const conceptsOf = (page: string): readonly Concept[] =>
  [...page.matchAll(/^\| (.+?) +\| (.+?) +\| `(\w+)` +\| .+\|$/gm)].map(([, en = '', es = '', code = '']) => ({
    en,
    es,
    code,
  }))

/** The messages of a catalog in lower case, one a line. */
const messagesOf = (language: string): string => {
  const catalog = read(`packages/i18n/src/locales/${language}.po`).replaceAll('"\n"', '')
  return [...catalog.matchAll(/^msgstr "(.*)"$/gm)]
    .map(([, text = '']) => text)
    .join('\n')
    .toLowerCase()
}

const wordsOfCode = (): ReadonlySet<string> =>
  new Set(
    globSync('packages/{domain,api-client,straps}/src/**/*.ts', { cwd: root }).flatMap(
      (file) => read(file).match(/\w+/g) ?? [],
    ),
  )

describe('the vocabulary', () => {
  const concepts = conceptsOf(read('docs/vocabulary.md'))

  it('is a table of concepts', () => {
    expect(conceptsOf('| class | clase | `LiveClass` | a live event |')).toEqual([
      { en: 'class', es: 'clase', code: 'LiveClass' },
    ])
    expect(concepts.length).toBeGreaterThan(30)
    expect(new Set(concepts.map(({ en }) => en)).size).toBe(concepts.length)
  })

  it.each(['en', 'es'] as const)('has the words that people read in %s', (language) => {
    const messages = messagesOf(language)
    expect(
      concepts.map((concept) => concept[language].toLowerCase()).filter((word) => !messages.includes(word)),
    ).toEqual([])
  })

  it('has the words of the code', () => {
    const words = wordsOfCode()
    expect(concepts.map(({ code }) => code).filter((code) => !words.has(code))).toEqual([])
  })
})

/** Names of the goal types that the server sends, by language. */
const goalNamesOf = (source: string, language: string): readonly string[] => {
  const block = new RegExp(`GOAL_TYPE_NAMES[^;]*?\\b${language}: \\{([^}]*)\\}`, 'su').exec(source)?.[1] ?? ''
  return [...block.matchAll(/: '([^']+)'/gu)].map(([, name = '']) => name)
}

/** The translation of each English message of a catalog. */
const translations = (language: string): ReadonlyMap<string, string> =>
  new Map(
    [...read(`packages/i18n/src/locales/${language}.po`).matchAll(/^msgid "(.*)"\nmsgstr "(.*)"$/gm)].map(
      ([, id = '', text = '']) => [id, text],
    ),
  )

it('goal types have the same names in the API and on screen', () => {
  const source = read('apps/api/src/areas/challenges/presenters.ts')
  const names = goalNamesOf(source, 'en')
  expect(names).toHaveLength(6)
  // a proper name that no catalog translates
  const translated = names.filter((name) => name !== 'RookPoints')
  const spanish = goalNamesOf(source, 'es').filter((name) => name !== 'RookPoints')
  expect(translated.map((name) => translations('en').get(name))).toEqual(translated)
  expect(translated.map((name) => translations('es').get(name))).toEqual(spanish)
})
