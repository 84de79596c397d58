import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { type ImportWorld, startImportWorld } from '../../../../testing/import-world.ts'
import { rowsOf } from '../../../database/database.ts'
import { mails } from '../../../database/schema/mails.ts'
import { members, memberWeights } from '../../../database/schema/members.ts'
import { jsonRows } from './json-rows.ts'

describe('a run of members', () => {
  let world: ImportWorld
  beforeAll(async () => {
    world = await startImportWorld()
  })

  const setMember = (email: string, change: Partial<typeof members.$inferInsert>) =>
    world.db.update(members).set(change).where(eq(members.email, email))
  const weightsOf = (memberUuid: string) =>
    world.db
      .select()
      .from(memberWeights)
      .where(eq(memberWeights.memberUuid, memberUuid))
      .orderBy(memberWeights.measuredAt)

  it('creates each new member with what the file gives, and dates the weight', async () => {
    const uuid = await world.plan('members', [
      { email: 'Ana@Gym.example', name: 'Ana María', lastName1: 'López', birthday: '1990-03-15', weight: '61.5' },
      { email: 'luis@gym.example', name: 'Luis' },
    ])
    await world.run(uuid)
    expect(await world.outcomes(uuid)).toEqual(['created', 'created'])
    expect(await world.importOf(uuid)).toMatchObject({ state: 'done', doneAt: new Date(world.server.clock.now()) })
    const ana = await world.memberOf('ana@gym.example')
    expect(ana).toMatchObject({
      name: 'Ana María',
      lastName1: 'López',
      pseudonym: 'Ana María L',
      birthday: '1990-03-15',
      weightKg: 61.5,
      heightCm: null,
      sex: null,
      language: null,
      resultMailsSince: null,
      importUuid: uuid,
      version: 1,
    })
    expect(ana?.signInCode).toMatch(/^\d{6}$/)
    expect(await world.memberOf('luis@gym.example')).toMatchObject({ lastName1: '', lastName2: null, birthday: null })
    const measuredAt = new Date(world.server.clock.now())
    expect(await weightsOf(ana?.uuid ?? '')).toMatchObject([{ weightKg: 61.5, measuredAt }])
  })

  it('writes no mail and no consent unless asked', async () => {
    const uuid = await world.plan('members', [{ email: 'mute@gym.example', name: 'Callada' }])
    await world.run(uuid)
    expect(await world.db.select().from(mails)).toEqual([])
  })

  it('queues a welcome to each new member if asked', async () => {
    const rows = [{ email: 'loud@gym.example', name: 'Sonora' }]
    const uuid = await world.plan('members', rows, { sendsWelcomeMails: true })
    await world.run(uuid)
    const member = await world.memberOf('loud@gym.example')
    const [mail, other] = await world.db.select().from(mails)
    expect(mail).toMatchObject({ recipient: 'loud@gym.example', memberUuid: member?.uuid })
    expect(mail?.body).toContain(member?.signInCode)
    expect(other).toBeUndefined()
  })

  it('changes only the shown fields of a known member, and withdraws the consent to emails with the address', async () => {
    const since = new Date('2026-01-05T00:00:00Z')
    const before = await buildMember(world.db, world.branchUuid, {
      name: 'Berta',
      lastName1: 'Solís',
      birthday: '1985-02-03',
      email: 'old@gym.example',
      weightKg: 70,
      resultMailsSince: since,
      resultMailsOrigin: 'https://gym.example',
    })
    const rows = [
      {
        email: 'new@gym.example',
        name: 'Berta',
        lastName1: 'Solís',
        birthday: '1985-02-03',
        weight: '68',
        height: '170',
      },
    ]
    const uuid = await world.plan('members', rows)
    await world.run(uuid)
    expect(await world.outcomes(uuid)).toEqual(['changed'])
    expect(await world.memberOf('new@gym.example')).toMatchObject({
      uuid: before.uuid,
      pseudonym: before.pseudonym,
      signInCode: before.signInCode,
      weightKg: 68,
      heightCm: 170,
      resultMailsSince: null,
      resultMailsOrigin: null,
      importUuid: null,
      version: 2,
    })
    expect(await weightsOf(before.uuid)).toMatchObject([{ weightKg: 68 }])
  })

  it('links a former member again, who keeps the history and what the file does not give', async () => {
    const former = await buildMember(world.db, world.branchUuid, {
      email: 'back@gym.example',
      heightCm: 181,
      unlinkedAt: new Date('2026-06-01T00:00:00Z'),
    })
    const uuid = await world.plan('members', [{ email: 'back@gym.example', name: 'Vuelta', pseudonym: 'Regreso' }])
    await world.run(uuid)
    expect(await world.outcomes(uuid)).toEqual(['created'])
    expect(await world.memberOf('back@gym.example')).toMatchObject({
      uuid: former.uuid,
      name: 'Vuelta',
      lastName1: former.lastName1,
      pseudonym: 'Regreso',
      heightCm: 181,
      unlinkedAt: null,
      signInCode: former.signInCode,
    })
  })

  it('leaves rows whose member was changed, or whose email or pseudonym was taken, since the preview', async () => {
    const names = ['edited', 'left', 'same'] as const
    for (const name of names) await buildMember(world.db, world.branchUuid, { email: `${name}@gym.example` })
    const rows = [
      ...names.map((name) => ({ email: `${name}@gym.example`, name: 'Otra' })),
      { email: 'taken@gym.example', name: 'Tomada' },
      { email: 'alias@gym.example', name: 'Alias', pseudonym: 'Centella' },
      { email: 'free@gym.example', name: 'Libre' },
    ]
    const uuid = await world.plan('members', rows)
    await setMember('edited@gym.example', { heightCm: 160, version: 2 })
    await setMember('left@gym.example', { unlinkedAt: new Date(), version: 2 })
    await buildMember(world.db, world.branchUuid, { email: 'taken@gym.example' })
    await buildMember(world.db, world.branchUuid, { pseudonym: 'CENTELLA' })
    await world.run(uuid)
    expect(await world.outcomes(uuid)).toEqual(['moved', 'moved', 'changed', 'moved', 'moved', 'created'])
    expect(await world.memberOf('edited@gym.example')).toMatchObject({ name: 'Sofía', version: 2 })
    expect(await world.memberOf('alias@gym.example')).toBeUndefined()
  })

  it('changes nothing when the same file is imported again', async () => {
    const rows = [
      { email: 'again@gym.example', name: 'Otra Vez', lastName1: 'Pérez', weight: '70', sex: 'f' },
      { email: 'again2@gym.example', name: 'Otra' },
    ]
    await world.run(await world.plan('members', rows))
    const before = await world.fingerprints()
    const again = await world.plan('members', rows)
    expect((await world.rowsOf(again)).map(({ state }) => state)).toEqual(['same', 'same'])
    await world.run(again)
    expect(await world.fingerprints()).toEqual(before)
    expect(await world.outcomes(again)).toEqual([null, null])
  })

  it('writes half of a surrogate pair, which no JSON column takes, as U+FFFD', async () => {
    const rows = jsonRows([{ name: 'Mit\ud800ad' }])
    const found = await rowsOf(world.db, sql`select name from ${rows} as r (name text)`)
    expect(found).toEqual([{ name: 'Mit\ufffdad' }])
  })
})
