import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

const src = join(import.meta.dirname, '../..')

/** A statement built from strings instead of `sql` with parameters. */
const BUILT =
  /(?<!sql(?:<[^`]*>)?)`\s*(?:select|insert\s+into|update|delete\s+from|create|alter|drop|truncate|grant|revoke|set\s+(?:local|session|role)|analyze|vacuum|copy|declare|fetch|call|do)\s[^`]*\$\{/g
const JOINED = /\.(?:query|exec|execute)\(\s*(?:'[^']*'|"[^"]*"|\w+)\s*\+/g

const builtIn = (text: string): string[] => [...text.matchAll(BUILT), ...text.matchAll(JOINED)].map(([found]) => found)

it('the rule finds only statements that are built from strings', () => {
  const built = ['client.query(`select ${name}`)', 'const text = `alter table ${name} add`', "db.exec('drop ' + name)"]
  for (const text of built) expect(builtIn(text)).toHaveLength(1)
  const fine = ['sql`select ${name}`', 'sql<number>`select ${name}`', "client.query('select $1', [name])", '`${a} b`']
  for (const text of fine) expect(builtIn(text)).toEqual([])
})

it('statements are built from strings in the folder of raw SQL alone', () => {
  const built = globSync('**/*.ts', { cwd: src })
    .filter((path) => !path.endsWith('.test.ts') && !path.startsWith('database/raw-sql/'))
    .flatMap((path) => builtIn(readFileSync(join(src, path), 'utf8')).map((found) => `${path}: ${found}`))
  expect(built).toEqual([])
})
