import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

import { expect, it } from 'vitest'

it.each([
  ['throw', 'uncaught-exception'],
  ['reject', 'unhandled-rejection'],
])('an uncaught error (%s) is logged, and the process drains and exits with 1', (kind, where) => {
  const script = join(import.meta.dirname, '../../../testing/faulty-process.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, kind], { encoding: 'utf8' })
  expect({ status, stdout }).toEqual({ status: 1, stdout: 'drained' })
  const lines = stderr.trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ where, error: { message: 'nobody caught it' } })
})
