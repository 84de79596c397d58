import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { buildAdmin } from '../../../testing/factories/build-admin.ts'
import { buildBranch } from '../../../testing/factories/build-branch.ts'
import { PASSWORD } from '../../../testing/factories/password.ts'
import { type Handed, runLine } from '../../../testing/run-cli.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { verifyPassword } from '../../areas/auth/password.ts'
import { openSession } from '../../areas/auth/sessions.ts'
import { administrators, adminSessions } from '../../database/schema/staff.ts'

type Database = Awaited<ReturnType<typeof openTestDatabase>>['db']

const NEW_PASSWORD = 'una clave muy larga'

describe('the command line for staff', () => {
  let db: Database
  beforeAll(async () => {
    const connection = await openTestDatabase()
    db = connection.db
    atEnd(() => connection.close())
  })
  beforeEach(() => db.execute(sql`truncate branches cascade`))

  const latido = (line: string, handed: Handed = {}) => runLine(db, line, handed)
  const PERSON = '--name Beatriz --last-name Solís --email Bea@Gym.example'

  it('adds staff to the only center, with a password from the input', async () => {
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
      err: "There's already an account with this email.",
    })
  })

  it('prompts for a password twice, and again for a stronger one', async () => {
    await buildBranch(db)
    const answers = ['', 'short', 'Password1', NEW_PASSWORD, 'another one', NEW_PASSWORD, NEW_PASSWORD]
    const { code, err, out } = await latido(`admin create ${PERSON}`, { answers })
    expect(code).toBe(0)
    expect(err.split('\n')).toEqual([
      'Password must be 8 to 128 characters.',
      'Password is too common; choose another one.',
      "The passwords don't match.",
    ])
    expect(out).not.toContain(NEW_PASSWORD)
    expect(await db.select().from(administrators)).toMatchObject([{ role: 'admin' }])
  })

  it.each([
    ['no password and no terminal', '', 2],
    ['a file that is not there', '--password-file /nowhere/at-all', 1],
    ['a common password', '--password-file -', 1],
  ])('adds no one with %s', async (_, option, code) => {
    await buildBranch(db)
    expect(await latido(`admin create ${PERSON} ${option}`, { handedIn: 'password1' })).toMatchObject({ code })
    expect(await db.select().from(administrators)).toEqual([])
  })

  it('prompts for the center if there are several, and refuses if there is none', async () => {
    const handed = { handedIn: NEW_PASSWORD }
    expect(await latido(`admin create ${PERSON} --password-file -`, handed)).toMatchObject({
      code: 1,
      err: 'No centers yet.',
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

  it("resets a password from a file, and ends only that person's sessions", async () => {
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
      err: 'No account with nobody@gym.example.',
    })
  })
})
