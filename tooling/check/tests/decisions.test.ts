import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../../docs/decisions')
const names = readdirSync(folder).filter((name) => name !== 'README.md')
const textOf = (name: string): string => readFileSync(join(folder, name), 'utf8')

it('decisions have a number of their own and a name', () => {
  expect(names.filter((name) => !/^\d{3}-[\da-z-]+\.md$/.test(name))).toEqual([])
  expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(names.length)
})

it('the index lists every decision by its title', () => {
  const titles = names.map((name) => `- [${/^# (.*)$/m.exec(textOf(name))?.[1]}](${name})`)
  expect(textOf('README.md').match(/^- .*$/gm)).toEqual(titles)
})

it.each(names)('%s has a context, a decision, and consequences, in fewer than 300 words', (name) => {
  const text = textOf(name)
  expect(text).toMatch(new RegExp(`^# ${name.slice(0, 3)} [A-Z]`))
  const headings = [...text.matchAll(/^\*\*(Context|Decision|Consequences)\.\*\*/gm)].map(([, heading]) => heading)
  expect(headings).toEqual(['Context', 'Decision', 'Consequences'])
  expect((text.match(/\S+/g) ?? []).length).toBeLessThan(300)
})
