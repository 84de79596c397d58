import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

// A journey that types what a screen says is a third copy of it: it breaks with every better word, or goes on looking for
// one that no screen has. Journeys take words from the catalogs, by `saidIn`.
const root = join(import.meta.dirname, '../../..')

const messages = new Set(
  ['en', 'es'].flatMap((language) => {
    const catalog = readFileSync(join(root, `packages/i18n/src/locales/${language}.po`), 'utf8')
    return [...catalog.matchAll(/^msg(?:id|str) "((?:[^"\\]|\\.)+)"$/gmu)].map(([, text = '']) =>
      text.replaceAll(/\\(.)/gu, '$1'),
    )
  }),
)

/** Texts within a source, apart from those that a catalog is asked for. */
const TEXTS =
  /(?<asked>\b(?:t|said|en|es|inEither)\(\s*)?(?:'(?<single>(?:[^'\\\n]|\\.)*)'|"(?<double>(?:[^"\\\n]|\\.)*)"|(?<=[(:,] ?)\/(?<pattern>(?:[^/\\\n]|\\.)+)\/)/gu

/** What a pattern finds, one by one: `/^(?:Correo|Email)$/` finds two. */
const alternatives = (pattern: string): string[] => pattern.replaceAll(/\(\?:|[()^$]|\\\*\?/gu, '').split('|')

const isWord = (text: string): boolean => /^\p{Lu}/u.test(text) && messages.has(text)

const typedIn = (source: string): string[] =>
  [...source.matchAll(TEXTS)].flatMap(({ groups: { asked, single, double, pattern } = {} }) => {
    if (asked !== undefined) return []
    const texts = pattern === undefined ? [single ?? double ?? ''] : alternatives(pattern)
    return texts.filter(isWord)
  })

/** The messages that a source asks a catalog for. */
const askedIn = (source: string): string[] =>
  [...source.matchAll(TEXTS)].flatMap(({ groups: { asked, single, double } = {} }) =>
    asked === undefined ? [] : [(single ?? double ?? '').replaceAll(/\\(.)/gu, '$1')],
  )

it('every message that a journey asks for is in the catalog', () => {
  expect(askedIn("t('Users'); page.goto('/users')")).toEqual(['Users'])
  const unknown = globSync('e2e/tests/**/*.ts', { cwd: root }).flatMap((file) =>
    askedIn(readFileSync(join(root, file), 'utf8'))
      .filter((message) => !messages.has(message))
      .map((message) => `${file}: ${message}`),
  )
  expect(unknown).toEqual([])
})

describe('no word of a screen', () => {
  it.each([
    ["page.getByRole('button', { name: 'Iniciar sesión' })", ['Iniciar sesión']],
    ['page.getByLabel("Email")', ['Email']],
    ['page.getByText(/^(?:Contraseña|Password)$/)', ['Contraseña', 'Password']],
  ])('passes in %s', (source, typed) => {
    expect(typedIn(source)).toEqual(typed)
  })

  it.each(["page.getByRole('button', { name: es('Sign in') })", "page.goto('/users')", "page.getByText('Sala Fuego')"])(
    'is seen in %s',
    (source) => {
      expect(typedIn(source)).toEqual([])
    },
  )

  it('is typed into a journey', () => {
    const files = globSync('e2e/tests/**/*.ts', { cwd: root })
    expect(files.length).toBeGreaterThan(20)
    const found = files.map((file) => [file, typedIn(readFileSync(join(root, file), 'utf8'))] as const)
    expect(found.filter(([, typed]) => typed.length > 0)).toEqual([])
  })
})
