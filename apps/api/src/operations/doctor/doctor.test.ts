import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { startMailPeer } from '../../../testing/mail-peer.ts'
import { createServerDatabase, openTestDatabase } from '../../../testing/test-database.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { readConfig } from '../../app/read-config.ts'
import { errorAnswers } from '../../app/refusals.ts'
import { connectEmbedded } from '../../database/connect.ts'
import { lockDataDirectory } from '../../database/data-directory-lock.ts'
import { backupName } from '../backup/backup-names.ts'
import { runLatido } from '../cli/run-latido.ts'
import { examineData, schemaFinding } from './examine-data.ts'
import { certificateFinding, examineReach } from './examine-reach.ts'
import { examineBackups, examineMail, roomFinding } from './examine.ts'
import { clockFinding, type Finding } from './finding.ts'

const NOW = Date.UTC(2026, 10, 22, 18)
const HOUR = 3_600_000
const DAY = 24 * HOUR

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'latido-doctor-'))
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
const configOf = (environment: Record<string, string>) => readConfig({ DATA_DIR: newFolder(), ...environment }, '/')
const brief = (findings: readonly Finding[]) => findings.map(({ state, about }) => `${state} ${about}`)

describe('the doctor', () => {
  it.each([
    [0, 'ok'],
    [-5_000, 'ok'],
    [5_001, 'warn'],
    [-60_000, 'warn'],
    [60_001, 'fail'],
  ])('rates a clock %s ms apart as %s', (apart, state) => {
    expect(clockFinding('the database', NOW + apart, NOW).state).toBe(state)
  })

  it.each([
    [6e9, 'ok'],
    [5e9, 'warn'],
    [4e8, 'fail'],
  ])('rates %s bytes left as %s', (bytes, state) => {
    expect(roomFinding('disk', { freeBytes: bytes, daysLeft: null }, configOf({})).state).toBe(state)
  })

  it.each([
    [14 * DAY, 'ok'],
    [14 * DAY - 1, 'warn'],
  ])('rates a certificate for %s ms more as %s', (left, state) => {
    expect(certificateFinding(NOW + left, NOW).state).toBe(state)
  })

  it.each([
    [50 * HOUR, 'ok'],
    [51 * HOUR, 'warn'],
  ])('rates a newest backup of %s ms as %s', (age, state) => {
    const config = configOf({ BACKUP_DIR: newFolder() })
    for (const old of [age, 9 * DAY]) {
      writeFileSync(join(config.backupDirectory, backupName(new Date(NOW - old), 'nightly', false)), '')
    }
    writeFileSync(join(config.backupDirectory, 'holiday.txt'), '')
    expect(examineBackups(config, NOW).state).toBe(state)
  })

  it('rates no backup at all as a warning', () => {
    expect(examineBackups(configOf({}), NOW).state).toBe('warn')
  })
})

describe('the embedded database', () => {
  it('is checked when no process holds it, and skipped otherwise', async () => {
    const config = configOf({})
    const look = async () => brief(await examineData(config, () => NOW))
    expect(await look()).toEqual(['ok data folder', 'warn database'])
    const connection = await connectEmbedded(config.dataDirectory)
    await connection.close()
    expect(await look()).toEqual(['ok data folder', 'ok database', 'ok schema'])
    const unlock = await lockDataDirectory(config.dataDirectory)
    expect(await look()).toEqual(['ok data folder', 'ok database'])
    unlock()
  })

  it('that lacks a part is not opened', async () => {
    const config = configOf({})
    mkdirSync(join(config.dataDirectory, 'postgres/base'), { recursive: true })
    const findings = await examineData(config, () => NOW)
    expect(findings.at(-1)).toMatchObject({ state: 'fail', says: expect.stringContaining('PG_VERSION is missing') })
  })
})

it('data of a newer version and from before the first release fails, missing data is a warning', async () => {
  const { db, close } = await openTestDatabase()
  atEnd(close)
  const at = (moment: number) => db.execute(sql`update drizzle.__drizzle_migrations set created_at = ${moment}`)
  expect((await schemaFinding(db)).state).toBe('ok')
  await at(8e15)
  expect((await schemaFinding(db)).state).toBe('fail')
  await at(1)
  expect(await schemaFinding(db)).toMatchObject({ state: 'fail', says: 'it is from before the first release' })
  await db.execute(sql`drop schema drizzle cascade`)
  expect((await schemaFinding(db)).state).toBe('warn')
})

/** Skipped without TEST_DATABASE_URL. */
describe.skipIf((process.env['TEST_DATABASE_URL'] ?? '') === '')('PostgreSQL', () => {
  it('is checked for its version, schema, and clock', async () => {
    const database = await createServerDatabase(process.env['TEST_DATABASE_URL'] ?? '')
    atEnd(database.drop)
    const config = configOf({ DATABASE_URL: database.url })
    expect(brief(await examineData(config, Date.now))).toEqual([
      'ok data folder',
      'ok database',
      'ok durability',
      'warn schema',
      'ok clock',
    ])
    expect(brief(await examineData(config, () => Date.now() + DAY)).at(-1)).toBe('fail clock')
  })
})

it('an unreachable PostgreSQL fails without showing its password', async () => {
  const config = configOf({ DATABASE_URL: 'postgres://latido:open-sesame@127.0.0.1:1/latido' })
  const findings = await examineData(config, () => NOW)
  expect(brief(findings)).toEqual(['ok data folder', 'fail database'])
  expect(JSON.stringify(findings)).not.toContain('open-sesame')
})

describe('the mail server', () => {
  const MAIL_FROM = 'no-reply@gym.example'
  const stateWith = async (login: string, url: string) => {
    const finding = await examineMail(configOf({ SMTP_URL: url.replace('//', `//${login}@`), MAIL_FROM }))
    expect(JSON.stringify(finding)).not.toContain('sesame')
    return finding.state
  }

  it('accepts or rejects our login, and gets no email', async () => {
    const peer = await startMailPeer({ authOptional: false })
    expect(await stateWith('latido:open-sesame', peer.url)).toBe('ok')
    expect(await stateWith('latido:wrong-sesame', peer.url)).toBe('fail')
    expect(await stateWith('latido:open-sesame', 'smtp://127.0.0.1:1')).toBe('fail')
    expect(peer.taken).toEqual([])
  })

  it('is reported as missing', async () => {
    expect(await examineMail(configOf({}))).toMatchObject({ state: 'warn', about: 'mail' })
  })
})

describe('the address', () => {
  const listen = async (server: Server): Promise<number> => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    atEnd(() => void server.close())
    return (server.address() as AddressInfo).port
  }
  const look = async (url: string) => examineReach(configOf({ PUBLIC_URL: url }), Date.now)

  it('leads to Latido, whose clock agrees with ours', async () => {
    const { url } = await startTestServer()
    expect(brief(await look(url))).toEqual(['ok address', 'ok clock'])
  })

  it('leads to another site', async () => {
    const port = await listen(createServer((_, response) => response.end('{"status":"up"}')))
    expect(brief(await look(`http://127.0.0.1:${port}`))).toEqual(['fail address'])
    const page = await listen(createServer((_, response) => response.end('<h1>It works!</h1>')))
    expect(brief(await look(`http://127.0.0.1:${page}`))).toEqual(['fail address'])
  })

  it('has an untrusted certificate', async () => {
    const pem = (name: string) => readFileSync(join(import.meta.dirname, `../../../testing/tls/first.${name}.pem`))
    const port = await listen(createSecureServer({ cert: pem('cert'), key: pem('key') }))
    const [finding] = await look(`https://localhost:${port}`)
    expect(finding).toMatchObject({ state: 'fail', about: 'address', says: expect.stringContaining('certificate') })
  })

  it('is not HTTPS or is unreachable', async () => {
    expect(brief(await look('http://gym.invalid'))).toEqual(['fail TLS', 'fail address'])
    expect(brief(await examineReach(configOf({}), Date.now))).toEqual(['warn address'])
  })
})

describe('latido doctor', () => {
  const run = async (environment: Record<string, string>) => {
    const out: string[] = []
    const err: string[] = []
    const terminal = { out: (line: string) => out.push(line), err: (line: string) => err.push(line) }
    const code = await runLatido(
      ['doctor'],
      { ...terminal, ask: null, askSecret: null, readAll: async () => '' },
      {
        config: () => readConfig(environment, '/'),
        open: () => Promise.reject(new Error('nothing is opened')),
        refusalSentence: (refusal) => errorAnswers.refusalSentence(refusal, 'en'),
      },
    )
    return { code, out, err }
  }

  it('exits with 0 if nothing fails, and creates nothing', async () => {
    const folder = join(newFolder(), 'none')
    const { code, out, err } = await run({ DATA_DIR: folder })
    expect([code, err]).toEqual([0, []])
    expect(out).toContainEqual(expect.stringMatching(/^ok {4}version {6}Latido \d+\.\d+\.\d+ on Node 2\d/))
    expect(out).toContainEqual(expect.stringMatching(/^warn {2}mail {9}emails are saved as files/))
    expect(out).toContainEqual(expect.stringMatching(/^ {19}→ set SMTP_URL/))
    expect(existsSync(folder)).toBe(false)
  })

  it('exits with 1 if a check fails', async () => {
    const url = 'postgres://127.0.0.1:1/latido'
    const { code, out, err } = await run({ DATA_DIR: newFolder(), DATABASE_URL: url })
    expect([code, err]).toEqual([1, ['1 check failed.']])
    expect(out).toContainEqual(expect.stringMatching(/^fail {2}database/))
  })
})
