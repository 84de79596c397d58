import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeEach, expect, it } from 'vitest'

import { askApart } from './ask-apart.ts'
import { startDatabaseThread, type DatabaseThread } from './database-thread.ts'

const folder = mkdtempSync(join(tmpdir(), 'latido-apart-'))
let thread: DatabaseThread

beforeEach(() => {
  thread = startDatabaseThread(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('a database in a thread of its own refuses what is asked after its end', async () => {
  const client = askApart(thread)
  const asked = client.query('select 1 as one')
  await client.close()
  expect((await asked).rows).toEqual([{ one: 1 }])
  await expect(client.query('select 1')).rejects.toThrow('has ended')
})

it('one that ended before it was asked refuses, too', async () => {
  await thread.opened
  await thread.worker.terminate()
  await expect(askApart(thread).query('select 1')).rejects.toThrow('has ended')
})
