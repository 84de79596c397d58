import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { createServerDatabase } from '../../../testing/test-database.ts'
import { readConfig } from '../../app/read-config.ts'
import { connectPostgres } from '../../database/postgres/connect-postgres.ts'
import { durabilityFinding, examineData } from './examine-data.ts'

const server = process.env['TEST_DATABASE_URL'] ?? ''

it.each([
  [[], 'ok'],
  [['fsync'], 'warn'],
  [['full_page_writes', 'synchronous_commit'], 'warn'],
])('the PostgreSQL settings %j are rated %s', (spared, state) => {
  const finding = durabilityFinding(spared)
  expect(finding.state).toBe(state)
  for (const name of spared) expect(finding.says).toContain(name)
})

/** Skipped without TEST_DATABASE_URL. */
it.skipIf(server === '')(
  'a PostgreSQL that does not wait for its disk is reported by the doctor, and by the start',
  async () => {
    const database = await createServerDatabase(server)
    atEnd(database.drop)
    const folder = mkdtempSync(join(tmpdir(), 'latido-spared-'))
    atEnd(() => rmSync(folder, { recursive: true, force: true }))
    const config = readConfig({ DATA_DIR: folder, DATABASE_URL: database.url }, '/')
    const warned: unknown[][] = []
    const start = async () =>
      (await connectPostgres(database.url, { warn: (...warning) => void warned.push(warning) })).close()
    await database.admin.query(`alter database ${database.name} set synchronous_commit to off`)
    const findings = await examineData(config, Date.now)
    expect(findings.find(({ about }) => about === 'durability')).toMatchObject({
      state: 'warn',
      says: expect.stringContaining('synchronous_commit'),
    })
    await start()
    expect(warned).toEqual([['power-cut-would-lose-data', { off: 'synchronous_commit' }]])
    await database.admin.query(`alter database ${database.name} reset synchronous_commit`)
    await start()
    expect(warned).toHaveLength(1)
  },
)
