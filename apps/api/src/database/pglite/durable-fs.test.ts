import fs from 'node:fs'
import { mkdtempSync, rmSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it, vi } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { openPglite } from './open-pglite.ts'

it('a commit of the embedded database is on the disk before it is answered', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-durable-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  const flushed = vi.spyOn(fs, 'fdatasyncSync')
  syncBuiltinESMExports()
  atEnd(() => {
    flushed.mockRestore()
    syncBuiltinESMExports()
  })
  const client = await openPglite(folder)
  atEnd(() => client.close())
  await client.query('create table kept (number integer)')
  for (let number = 0; number < 5; number += 1) {
    flushed.mockClear()
    await client.query('insert into kept values ($1)', [number])
    expect(flushed).toHaveBeenCalled()
  }
  // reads need not wait for the disk
  flushed.mockClear()
  await client.query('select * from kept')
  expect(flushed).not.toHaveBeenCalled()
})
