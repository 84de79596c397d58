import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { openSession } from '../src/commands/open-session.ts'
import { adminSessions } from '../src/db/tables/admin-sessions.ts'
import { administrators } from '../src/db/tables/administrators.ts'
import { branchHosts } from '../src/db/tables/branch-hosts.ts'
import { branches } from '../src/db/tables/branches.ts'
import { rooms } from '../src/db/tables/rooms.ts'
import { trainingTypes } from '../src/db/tables/training-types.ts'
import { verifyPassword } from '../src/password.ts'
import { runLatido } from '../src/terminal/run-latido.ts'
import { atEnd } from './at-end.ts'
import { buildAdmin } from './factories/build-admin.ts'
import { buildBranch } from './factories/build-branch.ts'
import { PASSWORD } from './factories/password.ts'
import { openTestDatabase } from './test-database.ts'

type Database = Awaited<ReturnType<typeof openTestDatabase>>['db']

interface Handed {
  /** What a person answers, question by question; without it nobody sits there. */
  readonly answers?: readonly string[]
  readonly handedIn?: string
}

const NEW_PASSWORD = 'una clave muy larga'

describe('the command line', () => {
  let db: Database
  beforeAll(async () => {
    const connection = await openTestDatabase()
    db = connection.db
    atEnd(() => connection.close())
  })
  beforeEach(() => db.execute(sql`truncate branches cascade`))

  const latido = async (line: string, { answers, handedIn = '' }: Handed = {}) => {
    const out: string[] = []
    const err: string[] = []
    const asked: string[] = []
    const left = [...(answers ?? [])]
    const ask = async (question: string): Promise<string> => {
      asked.push(question)
      const answer = left.shift()
      if (answer === undefined) throw new Error(`nobody answers ${question}`)
      return answer
    }
    const isSomebodyThere = answers !== undefined
    const code = await runLatido(
      [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? ''),
      {
        out: (text) => out.push(text),
        err: (text) => err.push(text),
        ask: isSomebodyThere ? ask : null,
        askSecret: isSomebodyThere ? ask : null,
        readAll: async () => handedIn,
      },
      async () => ({ db, close: async () => {} }),
    )
    return { code, out: out.join('\n'), err: err.join('\n'), asked }
  }
  const CREATE = 'center create --name "Gimnasio Norte" --host https://Gym.Test/ --host 192.168.1.20'
  const hostsOf = async (branchUuid: string) =>
    (await db.select().from(branchHosts).where(eq(branchHosts.branchUuid, branchUuid)))
      .map(({ host }) => host)
      .toSorted()

  it('makes a center as the first run does, and names it', async () => {
    const made = await latido(`${CREATE} --language en --system english --zone Europe/Madrid`)
    expect([made.code, made.err]).toEqual([0, expect.stringContaining('admin create --center gym.test')])
    const [center] = await db.select().from(branches)
    expect(center).toMatchObject({
      uuid: made.out,
      name: 'Gimnasio Norte',
      language: 'en',
      measurementSystem: 'english',
      zone: 'Europe/Madrid',
      status: 1,
      firstStepsPutAwayAt: null,
    })
    expect(await hostsOf(made.out)).toEqual(['192.168.1.20', 'gym.test'])
    expect((await db.select().from(rooms)).map(({ name }) => name).toSorted()).toEqual(['Main room', 'Small room'])
    expect(await db.select().from(trainingTypes)).toHaveLength(10)
  })

  it('asks for what is missing until it is right', async () => {
    const answers = ['ab', 'Gimnasio Sur', 'two words', 'sur.test', '', '', 'America/Gotham', 'America/Tijuana']
    const { code, asked, err } = await latido('center create', { answers })
    expect(code).toBe(0)
    expect(asked.map((question) => question.split(/[ (:]/)[0])).toEqual([
      'Name',
      'Name',
      'Host',
      'Host',
      'Language',
      'Measures',
      'Time',
      'Time',
    ])
    expect(err).toContain('Name has to have 3 to 50 characters.')
    const [center] = await db.select().from(branches)
    expect(center).toMatchObject({ name: 'Gimnasio Sur', language: 'es', zone: 'America/Tijuana' })
  })

  it.each([
    ['center create', 'Name is missing.'],
    ['center create --name ab --host a.test', 'Name has to have 3 to 50 characters.'],
    ['center create --name Norte --host "a b"', 'Host name has to be a host name'],
    ['center create --name Norte --host a.test --zone Gotham', 'Time zone has to be a time zone'],
    ['center create --name Norte --name Sur', '--name can be given once.'],
    ['center create Norte', '"Norte" is one word too many.'],
    ['center create --colour red', "Unknown option '--colour'"],
    ['center suspend', 'CENTER is missing.'],
    ['center burn', 'There is no command "center burn".'],
    ['admin create --password secret', 'A password is never an argument'],
    ['admin reset-password --password=secret', 'A password is never an argument'],
  ])('%s cannot be read', async (line, words) => {
    const { code, err } = await latido(line)
    expect([code, err]).toEqual([2, expect.stringContaining(words)])
    expect(err).not.toContain('secret')
    expect(await db.select().from(branches)).toEqual([])
  })

  it('explains itself, as a whole and command by command', async () => {
    const whole = await latido('--help')
    expect(whole.code).toBe(0)
    const names = [
      'center create',
      'center list',
      'center suspend',
      'center resume',
      'center host add',
      'center host remove',
      'admin create',
      'admin reset-password',
    ]
    for (const name of names) {
      expect(whole.out).toContain(name)
      const one = await latido(`${name} --help`)
      expect([one.code, one.out]).toEqual([0, expect.stringContaining(`pnpm latido ${name}`)])
    }
    expect((await latido('')).out).toBe(whole.out)
  })

  it('lists centers with state, staff and hosts', async () => {
    const one = await buildBranch(db, { name: 'Alfa' })
    const two = await buildBranch(db, { name: 'Beta', status: 0 })
    await buildAdmin(db, one.uuid)
    const { out } = await latido('center list')
    expect(out.split('\n')).toEqual([
      `${one.uuid}\tactive\t1 staff\tAlfa\t${one.host}`,
      `${two.uuid}\tsuspended\t0 staff\tBeta\t${two.host}`,
    ])
  })

  it('suspends and resumes one center, named by host, name or identifier', async () => {
    const one = await buildBranch(db)
    const other = await buildBranch(db)
    const statuses = async () =>
      Promise.all(
        [one, other].map(
          async ({ uuid }) => (await db.select().from(branches).where(eq(branches.uuid, uuid)))[0]?.status,
        ),
      )
    expect((await latido(`center suspend ${one.host}`)).code).toBe(0)
    expect(await statuses()).toEqual([0, 1])
    expect((await latido(`center resume ${one.uuid}`)).code).toBe(0)
    expect(await statuses()).toEqual([1, 1])
    expect((await latido(`center suspend "${other.name}"`)).code).toBe(0)
    expect(await statuses()).toEqual([1, 0])
    expect(await latido('center suspend nobody.test')).toMatchObject({
      code: 1,
      err: 'There is no center nobody.test.',
    })
  })

  it('adds and removes host names; the last one stays, and nobody takes another center its own', async () => {
    const one = await buildBranch(db)
    const other = await buildBranch(db)
    expect((await latido(`center host add ${one.host} HTTPS://New.Test:8443/`)).code).toBe(0)
    expect(await hostsOf(one.uuid)).toEqual([one.host, 'new.test'].toSorted())
    expect(await latido(`center host add ${other.host} new.test`)).toMatchObject({
      code: 1,
      err: 'Another center has this address.',
    })
    expect(await latido(`center host remove ${other.host} new.test`)).toMatchObject({ code: 1 })
    expect((await latido(`center host remove new.test ${one.host}`)).code).toBe(0)
    expect(await latido('center host remove new.test new.test')).toMatchObject({
      code: 1,
      err: expect.stringContaining('is the only way'),
    })
    expect(await hostsOf(one.uuid)).toEqual(['new.test'])
    expect(await hostsOf(other.uuid)).toEqual([other.host])
  })

  const PERSON = '--name Beatriz --last-name Solís --email Bea@Gym.example'

  it('makes staff of the only center, with a password that was handed in', async () => {
    const center = await buildBranch(db)
    const line = `admin create ${PERSON} --role coach --password-file -`
    expect((await latido(line, { handedIn: `${NEW_PASSWORD}\n` })).code).toBe(0)
    const [person] = await db.select().from(administrators)
    expect(person).toMatchObject({
      branchUuid: center.uuid,
      role: 'coach',
      email: 'bea@gym.example',
      lastName1: 'Solís',
    })
    expect(await verifyPassword(NEW_PASSWORD, person?.passwordHash ?? '')).toBe(true)
    expect(await latido(line, { handedIn: NEW_PASSWORD })).toMatchObject({
      code: 1,
      err: 'Somebody already signs in with this email.',
    })
  })

  it('asks for a password twice, and for a better one', async () => {
    await buildBranch(db)
    const answers = ['', 'short', 'Password1', NEW_PASSWORD, 'another one', NEW_PASSWORD, NEW_PASSWORD]
    const { code, err, out } = await latido(`admin create ${PERSON}`, { answers })
    expect(code).toBe(0)
    expect(err.split('\n')).toEqual([
      'Password has to have 8 to 128 characters.',
      'Password is one of the most used; choose another.',
      'They are not the same.',
    ])
    expect(out).not.toContain(NEW_PASSWORD)
    expect(await db.select().from(administrators)).toMatchObject([{ role: 'admin' }])
  })

  it.each([
    ['no password and nobody to ask', '', 2],
    ['a file that is not there', '--password-file /nowhere/at-all', 1],
    ['a common password', '--password-file -', 1],
  ])('makes nobody with %s', async (_, option, code) => {
    await buildBranch(db)
    expect(await latido(`admin create ${PERSON} ${option}`, { handedIn: 'password1' })).toMatchObject({ code })
    expect(await db.select().from(administrators)).toEqual([])
  })

  it('asks which center where there are several, and refuses where there is none', async () => {
    const handed = { handedIn: NEW_PASSWORD }
    expect(await latido(`admin create ${PERSON} --password-file -`, handed)).toMatchObject({
      code: 1,
      err: 'There is no center yet.',
    })
    await buildBranch(db)
    const other = await buildBranch(db)
    expect(await latido(`admin create ${PERSON} --password-file -`, handed)).toMatchObject({
      code: 1,
      err: expect.stringContaining('several centers'),
    })
    expect((await latido(`admin create ${PERSON} --center ${other.host} --password-file -`, handed)).code).toBe(0)
    expect(await db.select().from(administrators)).toMatchObject([{ branchUuid: other.uuid }])
  })

  it('resets a password from a file, and ends the sessions of that person only', async () => {
    const { uuid: branchUuid } = await buildBranch(db)
    const person = await buildAdmin(db, branchUuid)
    const colleague = await buildAdmin(db, branchUuid)
    for (const { uuid } of [person, colleague]) {
      await openSession({ db, adminUuid: uuid, branchUuid, isRemembered: true, isForced: false, now: Date.now() })
    }
    const folder = mkdtempSync(join(tmpdir(), 'latido-password-'))
    atEnd(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'password')
    writeFileSync(file, `${NEW_PASSWORD}\r\n`)
    expect(
      (await latido(`admin reset-password --email ${person.email.toUpperCase()} --password-file ${file}`)).code,
    ).toBe(0)
    const open = await db.select().from(adminSessions)
    expect(open.map(({ adminUuid }) => adminUuid)).toEqual([colleague.uuid])
    const hashes = Object.fromEntries(
      (await db.select().from(administrators)).map((one) => [one.uuid, one.passwordHash]),
    )
    expect(await verifyPassword(NEW_PASSWORD, hashes[person.uuid] ?? '')).toBe(true)
    expect(await verifyPassword(PASSWORD, hashes[colleague.uuid] ?? '')).toBe(true)
    expect(await latido('admin reset-password --email nobody@gym.example --password-file -')).toMatchObject({
      code: 1,
      err: 'Nobody signs in with nobody@gym.example.',
    })
  })

  it('says what joining takes, for one center and no other', async () => {
    const center = await buildBranch(db)
    const neighbour = await buildBranch(db)
    const rule = async ({ uuid }: { uuid: string }) =>
      (await db.select().from(branches).where(eq(branches.uuid, uuid)))[0]?.joinsBy
    expect(await rule(center)).toBe('code-or-pseudonym')
    expect(await latido(`center joining ${center.host} --by code`)).toMatchObject({ code: 0 })
    expect([await rule(center), await rule(neighbour)]).toEqual(['code', 'code-or-pseudonym'])
    expect(await latido(`center joining ${center.host} --by pseudonym`)).toMatchObject({ code: 2 })
    expect(await rule(center)).toBe('code')
    expect(await latido(`center joining ${center.host} --by code-or-pseudonym`)).toMatchObject({ code: 0 })
    expect(await rule(center)).toBe('code-or-pseudonym')
  })
})
