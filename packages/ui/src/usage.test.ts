import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { expect, it } from 'vitest'

const source = import.meta.dirname
const components = globSync('*/', { cwd: source })
  .map((folder) => basename(folder))
  .filter((name) => ['tsx', 'stories.tsx'].every((ending) => existsSync(join(source, name, `${name}.${ending}`))))

/** The source of all stories in a component's folder. */
const storiesOf = (name: string): string =>
  globSync(`${name}/*.stories.tsx`, { cwd: source })
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')

/** Keys that the usage notes name, such as `keys: ['Enter', 'Space']`. */
const namedKeys = (stories: string): string[] =>
  [...stories.matchAll(/\bkeys: \[((?:'[\w+]+'(?:, )?)+)\],\s+does/gu)].flatMap(([, list = '']) =>
    list.split(', ').map((quoted) => quoted.slice(1, -1)),
  )

/** Matches the code in which a story presses a key. */
const pressed = (key: string): RegExp => {
  if (key === 'Tab') return /userEvent\.tab\(/u
  if (key === 'Space') return /keyboard\(['`](?:\{\w+\})* /u
  const [modifier, held] = key.includes('+') ? key.split('+') : []
  return modifier === undefined
    ? new RegExp(`keyboard\\(['\`][^)]*\\{${key}\\}`, 'u')
    : new RegExp(`\\{${modifier}>\\}(?:\\{\\w+\\})*\\{?${held}\\}?`, 'iu')
}

it.each(components)('the component %s has usage notes: a purpose, what to do, and what not to do', (name) => {
  expect(storiesOf(name)).toMatch(/usage: \{\s*purpose:[^]+?\.['"],\s*do: \[\s*['"][^]+?\],\s*dont: \[\s*['"]/u)
})

it.each(components)('the component %s names no key that none of its stories presses', (name) => {
  const stories = storiesOf(name)
  expect(namedKeys(stories).filter((key) => !pressed(key).test(stories))).toEqual([])
})
