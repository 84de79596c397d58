import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const rowsOf = (page: string): string[] => [...page.matchAll(/^\| `([\w/-]+)`/gm)].map(([, file = '']) => file)

const differences = (files: readonly string[], rows: readonly string[]) => ({
  untold: files.filter((file) => !rows.includes(file)),
  gone: rows.filter((row) => !files.includes(row)),
  double: rows.filter((row, index) => rows.indexOf(row) !== index),
})

it('tells of a file without its row, of a row without its file, and of a row that stands twice', () => {
  const rows = rowsOf('| file | noun |\n| `day` | day |\n| `day` | again |\n| `sensor` | sensor |\n')
  expect(differences(['day', 'ban'], rows)).toEqual({ untold: ['ban'], gone: ['sensor'], double: ['day'] })
})

it('every file of the domain has its row in the vocabulary', () => {
  const files = globSync('**/*.ts', { cwd: join(import.meta.dirname, '../src') })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
  const page = readFileSync(join(import.meta.dirname, '../../../docs/vocabulary.md'), 'utf8')
  expect(differences(files, rowsOf(page))).toEqual({ untold: [], gone: [], double: [] })
})
