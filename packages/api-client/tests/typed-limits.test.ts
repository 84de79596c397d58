import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../src')
/** Bounds of 0 and 1 aren't limits. */
const TYPED = /\b(?:minLength|maxLength|minimum|maximum)\((?![01]\))[\d_]+/g

const typedIn = (text: string): string[] => [...text.matchAll(TYPED)].map(([found]) => found)

it('finds limits that are typed, and those alone', () => {
  expect(typedIn('z.minLength(1), z.maxLength(64), z.minimum(0), z.maximum(1_000)')).toEqual([
    'maxLength(64',
    'maximum(1_000',
  ])
  expect(typedIn('z.maxLength(roomLimits.name.max)')).toEqual([])
})

it('the contract takes every limit from the domain', () => {
  const typed = globSync('**/*.ts', { cwd: src })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => typedIn(readFileSync(join(src, path), 'utf8')).map((found) => `${path}: ${found}`))
  expect(typed).toEqual([])
})
