import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, onTestFinished } from 'vitest'

import { checkOpenFiles, databaseFiles, openFilesAllowed } from './open-files.ts'

it.each([
  [
    'Limit                     Soft Limit           Hard Limit\nMax open files            1024                 524288\n',
    1024,
  ],
  ['Max open files            unlimited            unlimited\n', 10_240],
  ['Max processes             95968                95968\n', 10_240],
  [null, 10_240],
])('%j sets how many files this process may open', (text, files) => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-limits-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const limits = join(folder, 'limits')
  if (text !== null) writeFileSync(limits, text)
  expect(openFilesAllowed(limits)).toBe(files)
})

it.each([
  [256, 64],
  [1024, 128],
  [1_048_576, 1000],
])('a process with %i open files gives its database %i', (allowed, files) => {
  expect(databaseFiles(allowed)).toBe(files)
})

it('a limit of open files that is too low is refused with a message', () => {
  expect(() => checkOpenFiles(256)).not.toThrow()
  expect(() => checkOpenFiles(255)).toThrow(
    'This server may open 255 files and needs at least 256. Raise the limit (ulimit -n, or LimitNOFILE= of its service) and start again.',
  )
})
