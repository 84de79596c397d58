import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as immediate } from 'node:timers/promises'

import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { startChild } from '../../../testing/child-server.ts'
import { buildBranch } from '../../../testing/factories/build-branch.ts'
import { buildMember } from '../../../testing/factories/build-member.ts'
import { nextVersion } from '../../../testing/next-version.ts'
import { readConfig } from '../../app/read-config.ts'
import { errorAnswers } from '../../app/refusals.ts'
import { connectEmbedded } from '../../database/connect.ts'
import type { Connection } from '../../database/connection.ts'
import { lockDataDirectory } from '../../database/data-directory-lock.ts'
import { migrateDatabase, newestMigration, storedMigration } from '../../database/migrate.ts'
import { createDataDirectory } from '../../database/pglite/create-data-directory.ts'
import { openPglite } from '../../database/pglite/open-pglite.ts'
import { pgliteDatabase } from '../../database/pglite/pglite-database.ts'
import { openDatabase } from '../cli/open-database.ts'
import { runLatido } from '../cli/run-latido.ts'
import { backUpIfDue } from '../jobs/backups.ts'
import { offerControl } from '../process/control.ts'
import { openBackupFile } from './backup-file.ts'
import { backupName } from './backup-names.ts'

const root = mkdtempSync(join(tmpdir(), 'latido-backups-'))
atEnd(() => rmSync(root, { recursive: true, force: true }))

const configOf = (name: string, environment: Readonly<Record<string, string>> = {}) =>
  readConfig({ DATA_DIR: join(root, name), LOG_LEVEL: 'error', ...environment }, root)

const latido = async (args: readonly string[], name: string, handedIn = '', typed: readonly string[] = []) => {
  const left = [...typed]
  const out: string[] = []
  const config = configOf(name)
  const code = await runLatido(
    args,
    {
      out: (line) => out.push(line),
      err: (line) => out.push(line),
      ask: null,
      askSecret: typed.length === 0 ? null : async () => left.shift() ?? '',
      readAll: async () => handedIn,
    },
    {
      config: () => config,
      open: () => openDatabase(config),
      refusalSentence: (refusal) => errorAnswers.refusalSentence(refusal, 'en'),
    },
  )
  return { code, out: out.join('\n') }
}

const countIn = async (path: string, table: string): Promise<number> => {
  const { lines, close } = await openBackupFile(path, null)
  let counted = 0
  let isThere = false
  for await (const line of { [Symbol.asyncIterator]: () => lines }) {
    if (line.startsWith('{"table"')) isThere = line.startsWith(`{"table":"${table}"`)
    else if (isThere && line.startsWith('[')) counted += 1
  }
  close()
  return counted
}

/** A server of the embedded database, without HTTP. */
describe('the data of a running server', () => {
  let running: Connection
  const folder = join(root, 'gym')
  const config = configOf('gym', { BACKUP_DIR: 'kept' })
  beforeAll(async () => {
    const unlock = await lockDataDirectory(folder)
    running = await connectEmbedded(folder)
    const branch = await buildBranch(running.db, { name: 'Norte' })
    for (let member = 0; member < 5; member += 1) await buildMember(running.db, branch.uuid)
    const { copyTo } = running
    if (copyTo === null) throw new Error('an embedded database can be copied')
    writeFileSync(join(folder, 'installation.key'), 'the key\n')
    const stop = await offerControl(folder, copyTo)
    atEnd(async () => {
      await stop()
      await running.close()
      unlock()
    })
  })

  it('is backed up by the command, and restored in another place', async () => {
    const file = join(root, 'by-hand.backup')
    // copies of a killed command and of a running one
    const { pid: dead } = spawnSync(process.execPath, ['--version'])
    for (const pid of [dead, process.ppid]) mkdirSync(join(folder, `copy-${pid}-x/postgres`), { recursive: true })
    expect(await latido(['backup', file], 'gym')).toMatchObject({ code: 0, out: expect.stringContaining(file) })
    expect(readdirSync(folder).filter((name) => name.startsWith('copy-'))).toEqual([`copy-${process.ppid}-x`])
    rmSync(join(folder, `copy-${process.ppid}-x`), { recursive: true })
    expect(await latido(['restore', file], 'moved')).toMatchObject({ code: 0 })
    expect(await latido(['center', 'list'], 'moved')).toMatchObject({ code: 0, out: expect.stringContaining('Norte') })
    // neither is overwritten
    expect(await latido(['backup', file], 'gym')).toMatchObject({
      code: 1,
      out: expect.stringContaining('already exists'),
    })
    expect(await latido(['restore', file], 'moved')).toMatchObject({ code: 1, out: expect.stringContaining('already') })
    expect(await latido(['restore', file], 'gym')).toMatchObject({ code: 1, out: expect.stringContaining('in use') })
  })

  it('is backed up with the key of its encrypted secrets', async () => {
    const file = join(root, 'closed.backup.age')
    const withPassphrase = ['--passphrase-file', '-']
    expect(await latido(['backup', file, ...withPassphrase], 'gym', 'una clave larga\n')).toMatchObject({ code: 0 })
    expect(await latido(['restore', file, ...withPassphrase], 'sealed', 'una clave larga')).toMatchObject({ code: 0 })
    expect(readFileSync(join(root, 'sealed/installation.key'), 'utf8')).toBe('the key\n')
  })

  it('is encrypted with a passphrase that is typed twice, and once to decrypt it', async () => {
    const file = join(root, 'typed.backup.age')
    const slipped = ['una clave larga', 'una clave lagra', 'seis remos', 'seis remos']
    const written = await latido(['backup', file], 'gym', '', slipped)
    expect(written).toEqual({ code: 0, out: `The passphrases don't match.\n${file}` })
    expect(await latido(['restore', file], 'typed', '', ['una clave larga'])).toMatchObject({ code: 1 })
    expect(await latido(['restore', file], 'typed', '', ['seis remos'])).toMatchObject({ code: 0 })
    const open = await latido(['backup', join(root, 'open.backup')], 'gym', '', [''])
    expect(open).toMatchObject({ code: 0, out: expect.stringContaining("isn't encrypted") })
  })

  it('is backed up once a night as a snapshot while the server writes to it', async () => {
    const { copyTo, db } = running
    if (copyTo === null) throw new Error('an embedded database can be copied')
    const now = new Date('2026-03-21T03:00:00').getTime()
    const logged: string[] = []
    const context = {
      config,
      clock: { now: () => now, steady: () => now },
      log: { info: (event: string) => void logged.push(event), warn: () => {}, fault: () => {} },
    }
    mkdirSync(config.backupDirectory)
    const old = backupName(new Date('2026-03-20T03:00:00'), 'nightly', false)
    writeFileSync(join(config.backupDirectory, old), 'the night before')
    // inserts pairs of rows in a transaction until the backup is done
    await db.execute(sql`create table pairs (number integer primary key)`)
    const stop = new AbortController()
    let number = 0
    const write = async (): Promise<void> => {
      while (!stop.signal.aborted) {
        number += 2
        await db.transaction(async (tx) => {
          await tx.execute(sql`insert into pairs values (${number})`)
          await tx.execute(sql`insert into pairs values (${number + 1})`)
        })
        // like calls from a network, between which others run
        await immediate()
      }
    }
    const writing = write()
    const name = await backUpIfDue(context, copyTo)
    stop.abort()
    await writing
    await db.execute(sql`drop table pairs`)
    expect([name, logged]).toEqual(['latido-2026-03-21-0300.backup', ['backed-up']])
    expect(readdirSync(config.backupDirectory).toSorted()).toEqual([old, name])
    const pairs = await countIn(join(config.backupDirectory, name ?? ''), 'pairs')
    expect([pairs % 2, pairs <= number]).toEqual([0, true])
    expect(await countIn(join(config.backupDirectory, name ?? ''), 'members')).toBe(5)
    expect(readdirSync(folder)).not.toContain('postgres.backup')
    // left by a server that was killed after naming the file
    mkdirSync(join(folder, 'postgres.backup'), { recursive: true })
    expect(await backUpIfDue(context, copyTo)).toBeNull()
    expect(readdirSync(folder)).not.toContain('postgres.backup')
  })
})

it('an update backs up what it changes, and changes nothing where that fails', async () => {
  const config = configOf('older')
  mkdirSync(config.dataDirectory)
  await createDataDirectory(config.dataDirectory, async (db) => {
    await migrateDatabase(db)
    await db.execute(sql`insert into settings (name, value) values ('kept', 'as it was')`)
  })
  writeFileSync(join(config.dataDirectory, 'a-file'), '')
  const next = nextVersion()
  const start = (backups: string) => {
    const environment = { DATA_DIR: config.dataDirectory, BACKUP_DIR: backups, DEMO: '0', PORT: '0' }
    return startChild(environment, [], next.file('src/main.ts'))
  }
  const stored = async () => {
    const client = await openPglite(join(config.dataDirectory, 'postgres'))
    const migration = await storedMigration(pgliteDatabase(client))
    await client.close()
    return migration
  }
  const refused = await start(join(config.dataDirectory, 'a-file/backups')).ended
  expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('the backup taken first failed')])
  expect(readdirSync(config.dataDirectory)).not.toContain('backups')
  expect(await stored()).toBe(newestMigration())

  const updated = start(config.backupDirectory)
  await updated.ready
  updated.kill('SIGTERM')
  await updated.ended
  expect(await stored()).toBe(next.migration)
  const [name = ''] = readdirSync(config.backupDirectory)
  expect(name).toMatch(/-before-update\.backup$/)
  const { header, lines } = await openBackupFile(join(config.backupDirectory, name), null)
  expect(header.migration).toBe(newestMigration())
  const all: string[] = []
  for await (const line of { [Symbol.asyncIterator]: () => lines }) all.push(line)
  expect(all).toContain('["kept","as it was"]')

  // a start without an update makes no backup
  const again = start(config.backupDirectory)
  await again.ready
  again.kill('SIGTERM')
  await again.ended
  expect(readdirSync(config.backupDirectory).filter((found) => found.includes('before-update'))).toEqual([name])
})

it('a command reports that there is nothing to back up, and refuses invalid requests', async () => {
  expect(await latido(['backup', join(root, 'x.backup')], 'nowhere')).toMatchObject({
    code: 1,
    out: expect.stringContaining('No data in'),
  })
  expect(await latido(['backup'], 'nowhere')).toMatchObject({ code: 2 })
})
