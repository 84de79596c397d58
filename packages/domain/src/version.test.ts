import { readFileSync } from 'node:fs'

import { expect, it } from 'vitest'

import { VERSION } from './version.ts'

it('is the version of the repository', () => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
  expect(manifest).toMatchObject({ version: VERSION })
})
