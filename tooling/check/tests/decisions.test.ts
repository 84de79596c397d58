import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const folder = join(import.meta.dirname, '../../../docs/decisions')
const names = readdirSync(folder)

it('decisions are named by a number of their own and what they decide', () => {
  expect(names.filter((name) => !/^\d{3}-[\da-z-]+\.md$/.test(name))).toEqual([])
  expect(new Set(names.map((name) => name.slice(0, 3))).size).toBe(names.length)
})

it.each(names)('%s has fewer than 300 words', (name) => {
  const words = readFileSync(join(folder, name), 'utf8').match(/\S+/g) ?? []
  expect(words.length).toBeLessThan(300)
})
