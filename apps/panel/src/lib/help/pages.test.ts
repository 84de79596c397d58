import { readFileSync } from 'node:fs'

import { describe, expect, it } from 'vitest'

import { HELP_PAGES, isHelpPageName, type HelpText } from './help-page.ts'
import { helpPages } from './pages.ts'

const catalogOf = (locale: string): ReadonlySet<string> => {
  const po = readFileSync(new URL(`../../../../../packages/i18n/src/locales/${locale}.po`, import.meta.url), 'utf8')
  const joined = (lines: string): string =>
    [...lines.matchAll(/^"(.*)"$/gm)]
      .map(([, line = '']) => line)
      .join('')
      .replaceAll(String.raw`\"`, '"')
  const entries = [...po.matchAll(/^msgid ((?:".*"\n)+)msgstr ((?:".*"\n?)+)/gm)]
  return new Set(entries.map(([, id = '', text = '']) => joined(text) || joined(id)))
}
const catalogs = { en: catalogOf('en'), es: catalogOf('es') }

const sentencesOf = ({ purpose, tasks, problems }: HelpText): readonly string[] => [
  purpose,
  ...tasks.flatMap(({ title, steps }) => [title, ...steps]),
  ...problems.flatMap(({ sign, remedy }) => [sign, remedy]),
]
const marked = (text: HelpText, mark: RegExp): readonly string[] =>
  sentencesOf(text).flatMap((sentence) => [...sentence.matchAll(mark)].map(([, inner = '']) => inner))

const texts = HELP_PAGES.flatMap((page) => (['en', 'es'] as const).map((locale) => [page, locale] as const))

describe('the help', () => {
  it.each(texts)('tells on the page %s in %s three tasks and what can fail', (page, locale) => {
    const text = helpPages[page][locale]
    expect(text.tasks).toHaveLength(3)
    expect(text.problems.length).toBeGreaterThanOrEqual(2)
    expect(text.words).not.toBe('')
    expect(sentencesOf(text).filter((sentence) => sentence.trim() === '')).toEqual([])
  })

  it.each(texts)('names on the page %s in %s only what a screen shows', (page, locale) => {
    const labels = marked(helpPages[page][locale], /\[([^\]]+)\]/g)
    expect(labels.filter((label) => !catalogs[locale].has(label))).toEqual([])
  })

  it.each(texts)('links on the page %s in %s to pages that exist', (page, locale) => {
    expect(marked(helpPages[page][locale], /\{([^}]+)\}/g).filter((name) => !isHelpPageName(name))).toEqual([])
  })

  it.each(HELP_PAGES)('tells the same in both languages on the page %s', (page) => {
    const shape = ({ tasks, problems }: HelpText) => [tasks.map(({ steps }) => steps.length), problems.length]
    expect(shape(helpPages[page].es)).toEqual(shape(helpPages[page].en))
  })

  it.each(['en', 'es'] as const)('has in %s no title twice', (locale) => {
    const titles = HELP_PAGES.map((page) => helpPages[page][locale].title)
    expect(new Set(titles).size).toBe(titles.length)
  })
})
