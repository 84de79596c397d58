import { join } from 'node:path'

import { describe, expect, it } from 'vitest'

import {
  commentShare,
  findCycle,
  isTest,
  largeFolders,
  readSources,
  shortFiles,
  type SourceFile,
  vagueWords,
} from '../src/rules/sources.ts'

const sources = readSources(join(import.meta.dirname, '../../..'))

const file = (path: string, text = 'export const one = 1\n'): SourceFile => ({ path, text })

it('tests, stories, and their support files are no sources', () => {
  expect(['src/a.test.ts', 'src/a.stories.tsx', 'e2e/tests/a.spec.ts', 'apps/api/testing/a.ts'].map(isTest)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['packages/domain/src/a.ts', 'apps/api/src/latest.ts'].map(isTest)).toEqual([false, false])
})

describe('comments', () => {
  it('have a share that counts each line of a block', () => {
    expect(commentShare([file('a.ts', '/**\n * Why.\n */\nconst one = 1\n')])).toBe(0.75)
    expect(commentShare([file('a.ts', "const url = 'https://example.com'\n")])).toBe(0)
  })

  it('are at most 3 % of all lines', () => {
    expect(sources.length).toBeGreaterThan(2000)
    expect(commentShare(sources)).toBeLessThanOrEqual(0.03)
  })

  it('name who acts and what happens', () => {
    expect(vagueWords([file('a.ts', "// Tells somebody.\nconst nobody = 'tells'\n")])).toEqual([
      'a.ts: tells',
      'a.ts: somebody',
    ])
    expect(vagueWords(sources)).toEqual([])
  })
})

describe('files', () => {
  it('are at most 25 in a folder', () => {
    const full = Array.from({ length: 26 }, (_, index) => file(`src/lib/part-${index}.ts`))
    expect(largeFolders([...full, file('src/lib/part.test.ts')], 25)).toEqual(['src/lib: 26'])
    expect(largeFolders(full.slice(1), 25)).toEqual([])
    expect(largeFolders(sources, 25)).toEqual([])
  })

  it('have at least 12 lines where only one other file needs them', () => {
    const short = file('packages/domain/src/short.ts')
    const user = (path: string) => file(path, "import { one } from '@repo/domain/short'\n".repeat(12))
    expect(shortFiles([short, user('apps/panel/src/a.ts')], 12)).toEqual(['packages/domain/src/short.ts'])
    expect(shortFiles([short, user('apps/panel/src/a.ts'), user('apps/panel/src/b.ts')], 12)).toEqual([])
    expect(shortFiles(sources, 12)).toEqual([])
  })
})

describe('imports', () => {
  it('form no cycle, dynamic ones included', () => {
    const cycle = [
      file('src/a.ts', "export const b = () => import('./b.ts')\n"),
      file('src/b.ts', "export * from './a.ts'\n"),
    ]
    expect(findCycle(cycle)).toEqual(['src/a.ts', 'src/b.ts', 'src/a.ts'])
    expect(findCycle(cycle.slice(0, 1))).toBeNull()
    expect(findCycle(sources)).toBeNull()
  })
})
