import { eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { buildAdmin } from '../../../testing/factories/build-admin.ts'
import { buildBranch } from '../../../testing/factories/build-branch.ts'
import { type Handed, runLine } from '../../../testing/run-cli.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { branches, branchHosts } from '../../database/schema/center.ts'
import { rooms } from '../../database/schema/rooms.ts'
import { trainingTypes } from '../../database/schema/training-types.ts'

type Database = Awaited<ReturnType<typeof openTestDatabase>>['db']

describe('the command line', () => {
  let db: Database
  beforeAll(async () => {
    const connection = await openTestDatabase()
    db = connection.db
    atEnd(() => connection.close())
  })
  beforeEach(() => db.execute(sql`truncate branches cascade`))

  const latido = (line: string, handed: Handed = {}) => runLine(db, line, handed)
  const CREATE = 'center create --name "Gimnasio Norte" --host https://Gym.Test/ --host 192.168.1.20'
  const hostsOf = async (branchUuid: string) =>
    (await db.select().from(branchHosts).where(eq(branchHosts.branchUuid, branchUuid)))
      .map(({ host }) => host)
      .toSorted()

  it('makes a center like the first run, and prints its name', async () => {
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

  it('prompts for missing input until it is valid', async () => {
    const answers = ['ab', 'Gimnasio Sur', 'two words', 'sur.test', '', '', 'America/Gotham', 'America/Tijuana']
    const { code, questions, err } = await latido('center create', { answers })
    expect(code).toBe(0)
    expect(questions.map((question) => question.split(/[ (:]/)[0])).toEqual([
      'Name',
      'Name',
      'Host',
      'Host',
      'Language',
      'Units',
      'Time',
      'Time',
    ])
    expect(err).toContain('Name must be 3 to 50 characters.')
    const [center] = await db.select().from(branches)
    expect(center).toMatchObject({ name: 'Gimnasio Sur', language: 'es', zone: 'America/Tijuana' })
  })

  it.each([
    ['center create', 'Name is missing.'],
    ['center create --name ab --host a.test', 'Name must be 3 to 50 characters.'],
    ['center create --name Norte --host "a b"', 'Host name must be a host name'],
    ['center create --name Norte --host a.test --zone Gotham', 'Time zone must be a time zone'],
    ['center create --name Norte --name Sur', '--name can only be given once.'],
    ['center create Norte', 'Unexpected argument "Norte".'],
    ['center create --colour red', "Unknown option '--colour'"],
    ['center suspend', 'CENTER is missing.'],
    ['center burn', 'Unknown command "center burn".'],
    ['admin create --password secret', "Don't pass a password as an argument"],
    ['admin reset-password --password=secret', "Don't pass a password as an argument"],
  ])('refuses %s', async (line, words) => {
    const { code, err } = await latido(line)
    expect([code, err]).toEqual([2, expect.stringContaining(words)])
    expect(err).not.toContain('secret')
    expect(await db.select().from(branches)).toEqual([])
  })

  it('has help as a whole and for each command', async () => {
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
      expect([one.code, one.out]).toEqual([0, expect.stringContaining(`pnpm@12 latido ${name}`)])
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

  it('suspends and resumes one center by host, name, or identifier', async () => {
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
      err: 'No center named nobody.test.',
    })
  })

  it('adds and removes host names, keeps the last one, and takes none of another center', async () => {
    const one = await buildBranch(db)
    const other = await buildBranch(db)
    expect((await latido(`center host add ${one.host} HTTPS://New.Test:8443/`)).code).toBe(0)
    expect(await hostsOf(one.uuid)).toEqual([one.host, 'new.test'].toSorted())
    expect(await latido(`center host add ${other.host} new.test`)).toMatchObject({
      code: 1,
      err: 'Another center already uses this address.',
    })
    expect(await latido(`center host remove ${other.host} new.test`)).toMatchObject({ code: 1 })
    expect((await latido(`center host remove new.test ${one.host}`)).code).toBe(0)
    expect(await latido('center host remove new.test new.test')).toMatchObject({
      code: 1,
      err: expect.stringContaining('is the only host name'),
    })
    expect(await hostsOf(one.uuid)).toEqual(['new.test'])
    expect(await hostsOf(other.uuid)).toEqual([other.host])
  })

  it('switches a feature of one center only', async () => {
    const [center, neighbour] = [await buildBranch(db, { features: { realtime: true } }), await buildBranch(db)]
    const featuresOf = async ({ uuid }: { uuid: string }) =>
      (await db.select().from(branches).where(eq(branches.uuid, uuid)))[0]?.features
    const others = await featuresOf(neighbour)
    expect(await latido(`center turn-on ${center.host} --feature daqs`)).toMatchObject({ code: 0 })
    expect(await featuresOf(center)).toEqual({ realtime: true, daqs: true })
    expect(await latido(`center turn-off ${center.host} --feature realtime`)).toMatchObject({ code: 0 })
    expect(await featuresOf(center)).toEqual({ realtime: false, daqs: true })
    expect(await latido(`center turn-on ${center.host} --feature flying`)).toMatchObject({ code: 2 })
    expect([await featuresOf(center), await featuresOf(neighbour)]).toEqual([{ realtime: false, daqs: true }, others])
  })

  it('sets what joining requires for one center only', async () => {
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
