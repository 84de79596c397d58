import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { describe, expect, it, vi } from 'vitest'

import { atEnd } from '../../testing/at-end.ts'
import { freePort, startChild } from '../../testing/child-server.ts'
import { createServerDatabase } from '../../testing/test-database.ts'
import { beginTerm } from '../database/fence.ts'
import { connectPostgres } from '../database/postgres/connect-postgres.ts'
import { type ServerLock, waitForServerLock } from '../database/postgres/server-lock.ts'

const serverUrl = process.env['TEST_DATABASE_URL'] ?? ''

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-standby-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const newDatabase = async () => {
  const database = await createServerDatabase(serverUrl)
  atEnd(database.drop)
  // "lati", "do": the lock of the serving server, not of its migrations or jobs
  const [classid, objid] = [0x6c617469, 0x646f]
  const fromLocks = `from pg_locks join pg_database d on d.oid = database
    where locktype = 'advisory' and datname = '${database.name}' and classid = ${classid} and objid = ${objid}`
  const cutHolder = () => database.admin.query(`select pg_terminate_backend(pid) ${fromLocks}`)
  const holders = async () => (await database.admin.query<{ pid: number }>(`select pid ${fromLocks}`)).rows
  return { ...database, cutHolder, holders }
}

const readinessOf = async (port: number): Promise<unknown> => {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`)
  return [answer.status, ((await answer.json()) as { status?: string }).status]
}

const patience = { timeout: 15_000, interval: 50 }

/** Skipped without TEST_DATABASE_URL. */
describe.skipIf(serverUrl === '')('two servers on one database', () => {
  it('serve one at a time: the standby says so and takes over when the first is killed', async () => {
    const { url } = await newDatabase()
    const [portA, portB] = [await freePort(), await freePort()]
    const environment = { DATABASE_URL: url, DEMO: '1', DATA_DIR: newFolder() }
    const first = startChild({ ...environment, PORT: String(portA) })
    await first.ready
    const second = startChild({ ...environment, PORT: String(portB) })
    await second.says('Another server is using this database. Standing by')
    expect([await readinessOf(portA), await readinessOf(portB)]).toEqual([
      [200, 'ready'],
      [503, 'standby'],
    ])
    first.kill('SIGKILL')
    await second.ready
    expect(await readinessOf(portB)).toEqual([200, 'ready'])
    second.kill('SIGTERM')
    await expect(second.ended).resolves.toMatchObject({ code: 0 })
  })

  it('exchange the lock: the one that loses it to the other ends and logs why', async () => {
    const { url, cutHolder } = await newDatabase()
    const [portA, portB] = [await freePort(), await freePort()]
    const environment = { DATABASE_URL: url, DEMO: '0', DATA_DIR: newFolder() }
    const first = startChild({ ...environment, PORT: String(portA) })
    await first.ready
    const second = startChild({ ...environment, PORT: String(portB) })
    await second.says('Standing by')
    // either server may take the lock first, so cut it until the second has it
    let hasChanged = false
    second.ready.then(
      () => {
        hasChanged = true
      },
      () => {},
    )
    await vi.waitFor(async () => {
      if (!hasChanged) await cutHolder()
      expect(hasChanged).toBe(true)
    }, patience)
    const { code, errors } = await first.ended
    expect([code, errors]).toEqual([1, 'Another server has taken over this database: this one ends.\n'])
    await vi.waitFor(async () => expect(await readinessOf(portB)).toEqual([200, 'ready']), patience)
  })

  it('let one retake a lost lock and continue unless the other has begun to serve', async () => {
    const { url, cutHolder, holders } = await newDatabase()
    const { db, close } = await connectPostgres(url)
    const lock: ServerLock = await waitForServerLock(url, async () => {})
    const onSuperseded = vi.fn<() => void>()
    lock.keep(await beginTerm(db), onSuperseded)
    const before = await holders()
    await cutHolder()
    await vi.waitFor(async () => {
      const now = await holders()
      expect(now).toHaveLength(1)
      expect(now).not.toEqual(before)
    }, patience)
    await vi.waitFor(() => expect(lock.isHeld()).toBe(true), patience)
    expect(onSuperseded).not.toHaveBeenCalled()

    await beginTerm(db)
    await cutHolder()
    await vi.waitFor(() => expect(onSuperseded).toHaveBeenCalledOnce(), patience)
    expect(lock.isHeld()).toBe(false)
    await lock.release()
    await close()
  })

  it('detect a new holder of the lock even when no connection was cut', async () => {
    const { url } = await newDatabase()
    const { db, close } = await connectPostgres(url)
    const lock = await waitForServerLock(url, async () => {})
    const onSuperseded = vi.fn<() => void>()
    lock.keep(await beginTerm(db), onSuperseded)
    await beginTerm(db)
    await vi.waitFor(() => expect(onSuperseded).toHaveBeenCalledOnce(), patience)
    expect(lock.isHeld()).toBe(false)
    await lock.release()
    await close()
  })
})
