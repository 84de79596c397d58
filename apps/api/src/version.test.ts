import { readFileSync } from 'node:fs'

import { VERSION } from '@repo/domain/core/version'
import { expect, it } from 'vitest'

it('the version is that of the repository', () => {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
  expect(manifest).toMatchObject({ version: VERSION })
})
