import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeEach, expect, it } from 'vitest'

import { startDatabaseWorker, type DatabaseWorker } from './database-worker.ts'
import { createPgliteWorkerClient } from './worker-client.ts'

const folder = mkdtempSync(join(tmpdir(), 'latido-apart-'))
let thread: DatabaseWorker

beforeEach(() => {
  thread = startDatabaseWorker(folder)
})
afterAll(() => rmSync(folder, { recursive: true }))

it('a database worker rejects queries after it was closed', async () => {
  const client = createPgliteWorkerClient(thread)
  const pending = client.query('select 1 as one')
  await client.close()
  expect((await pending).rows).toEqual([{ one: 1 }])
  await expect(client.query('select 1')).rejects.toThrow('has ended')
})

it('a database worker that exited before the first query rejects it', async () => {
  await thread.opened
  await thread.worker.terminate()
  await expect(createPgliteWorkerClient(thread).query('select 1')).rejects.toThrow('has ended')
})
