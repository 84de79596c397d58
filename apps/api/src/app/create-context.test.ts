import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { observeStatements } from '../../testing/observe-statements.ts'
import { openEmbeddedOf } from '../database/connect.ts'
import { rowsOf } from '../database/database.ts'
import { settings } from '../database/schema/center.ts'
import { createContext } from './create-context.ts'
import { readConfig } from './read-config.ts'

describe('a server start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-opening-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', NODE_ENV: 'test' }, '/')

  /** Starts like the server, and records the statements before and after it is ready. */
  const start = async () => {
    const { connection, ready } = await openEmbeddedOf(config, async () => {})
    const [statements, order]: [string[], string[]] = [[], []]
    observeStatements(connection.db, (statement) => statements.push(statement.trim()))
    const context = createContext(config, connection, { ready })
    void ready.then(() => order.push('ready'))
    void context.deviceKey.then(() => order.push('secret'))
    await ready
    const before = [...statements]
    const secrets = [
      await context.deviceKey,
      (await context.realtime.token({ clientId: 'a', capability: {}, ttlMs: 1000 })).token,
    ]
    await context.realtime.ready
    return { ...connection, context, before, order, secrets }
  }
  const stop = async ({ context, close }: Awaited<ReturnType<typeof start>>) => {
    await context.engine.close()
    await context.realtime.close()
    await context.mail.close()
    await close()
  }

  let first: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    first = await start()
    await stop(first)
  })

  it('reads a new database only once its schema exists', () => {
    expect(first.before.some((statement) => statement.includes('from "settings"'))).toBe(false)
    expect(first.order).toEqual(['ready', 'secret'])
  })

  it('queries an up-to-date database only for its newest migration and its functions', async () => {
    const again = await start()
    await stop(again)
    expect(again.before).toEqual([
      "select to_regclass('drizzle.__drizzle_migrations') as name",
      'select max(created_at)::text as stored from drizzle.__drizzle_migrations',
      'select hash, names from drizzle.applied_functions',
    ])
  })

  it('replaces the functions of another version without a backup if the schema is the same', async () => {
    const before = await start()
    await before.db.execute(sql`drop trigger rooms_join_code on rooms`)
    await before.db.execute(sql`update drizzle.applied_functions set hash = 'earlier'`)
    await stop(before)
    const again = await start()
    const triggers = await rowsOf(again.db, sql`select tgname as name from pg_trigger where tgname = 'rooms_join_code'`)
    await stop(again)
    expect(triggers).toEqual([{ name: 'rooms_join_code' }])
    expect(existsSync(join(folder, 'backups'))).toBe(false)
  })

  it('reuses the secrets of the previous start', async () => {
    const again = await start()
    const kept = await again.db.select().from(settings).where(eq(settings.name, 'device-signing-key'))
    await stop(again)
    expect(again.secrets[0]).toBe(first.secrets[0])
    expect(kept.map(({ value }) => value)).toEqual([first.secrets[0]])
  })
})
