import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { describe, expect, it } from 'vitest'

import type { ComponentPage, PageKey } from './sample/component-page.ts'

const source = import.meta.dirname
const components = globSync('*/', { cwd: source })
  .map((folder) => basename(folder))
  .filter((name) => existsSync(join(source, name, `${name}.tsx`)))

const pageOf = async (name: string): Promise<ComponentPage> => {
  const { page } = (await import(`./${name}/${name}.page.ts`)) as { page: ComponentPage }
  return page
}

const storiesOf = (name: string): string =>
  globSync(`${name}/*.stories.tsx`, { cwd: source })
    .map((file) => readFileSync(join(source, file), 'utf8'))
    .join('\n')

/** How a story presses a key. */
const pressed = (key: PageKey): RegExp => {
  if (key === 'Tab') return /userEvent\.tab\(/u
  if (key === 'Space') return /keyboard\(['`](?:\{\w+\})* /u
  const [modifier, held] = key.includes('+') ? key.split('+') : []
  return modifier === undefined
    ? new RegExp(`keyboard\\(['\`][^)]*\\{${key}\\}`, 'u')
    : new RegExp(`\\{${modifier}>\\}(?:\\{\\w+\\})*\\{?${held}\\}?`, 'iu')
}

describe('the page of a component', () => {
  it.each(components)('%s says what it is for, what to do and what not', async (name) => {
    const page = await pageOf(name)
    expect(page.purpose).toMatch(/\.$/u)
    expect(page.do.length).toBeGreaterThan(0)
    expect(page.dont.length).toBeGreaterThan(0)
  })

  it.each(components)('%s names no key that none of its stories presses', async (name) => {
    const { keys = [] } = await pageOf(name)
    const named = keys.flatMap((row) => row.keys)
    const stories = storiesOf(name)
    expect(named.filter((key) => !pressed(key).test(stories))).toEqual([])
  })
})
