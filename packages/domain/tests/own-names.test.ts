import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { PERMISSIONS } from '../src/people/permissions.ts'

const src = join(import.meta.dirname, '../src')
/** A snake_case name, as on the wire. */
const WIRE_NAME = /\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b/g
/** Permissions keep the specification's keys. `api_key` is a parameter of the meeting page. */
const KEPT: ReadonlySet<string> = new Set([...PERMISSIONS, 'api_key'])

const wireNamesIn = (text: string): string[] =>
  [...text.matchAll(WIRE_NAME)].map(([name]) => name).filter((name) => !KEPT.has(name))

it('the rule finds only names of the wire', () => {
  const text = "const WAIT_MS = 10_000; sorts: ['last_name_1', 'lastName1', 'user_show'], user_email: { kind: 'text' }"
  expect(wireNamesIn(text)).toEqual(['last_name_1', 'user_email'])
})

it('the domain has its own names; wire names appear only where its codecs are', () => {
  const found = globSync('**/*.ts', { cwd: src })
    .filter((path) => !path.endsWith('.test.ts'))
    .flatMap((path) => wireNamesIn(readFileSync(join(src, path), 'utf8')).map((name) => `${path}: ${name}`))
  expect(found).toEqual([])
})
