import { undoImport } from '@repo/api-client/imports/endpoints'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildBan } from '../../../../testing/factories/build-ban.ts'
import { buildChallenge } from '../../../../testing/factories/build-challenge.ts'
import { buildChallenger } from '../../../../testing/factories/build-challenger.ts'
import { buildEndedClass } from '../../../../testing/factories/build-class.ts'
import { buildMember } from '../../../../testing/factories/build-member.ts'
import { buildParticipation } from '../../../../testing/factories/build-participation.ts'
import { buildRoom } from '../../../../testing/factories/build-room.ts'
import { buildSensor } from '../../../../testing/factories/build-sensor.ts'
import { buildTraining } from '../../../../testing/factories/build-training.ts'
import { type ImportWorld, startImportWorld } from '../../../../testing/import-world.ts'
import { members } from '../../../database/schema/members.ts'

const HOUR = 3_600_000

describe('the undo of a run of members', () => {
  let world: ImportWorld
  beforeAll(async () => {
    world = await startImportWorld()
  })

  const setMember = (email: string, change: Partial<typeof members.$inferInsert>) =>
    world.db.update(members).set(change).where(eq(members.email, email))
  const uuidOf = async (email: string) => (await world.memberOf(email))?.uuid ?? ''

  it('leaves all tables as they were, but for the counters of changes', async () => {
    await buildMember(world.db, world.branchUuid, {
      name: 'Berta',
      lastName1: 'Solís',
      birthday: '1985-02-03',
      email: 'old@gym.example',
      resultMailsSince: new Date('2026-01-05T00:00:00Z'),
      resultMailsOrigin: 'https://gym.example',
    })
    const unlinkedAt = new Date('2026-06-01T00:00:00Z')
    await buildMember(world.db, world.branchUuid, { email: 'back@gym.example', unlinkedAt })
    const before = await world.fingerprints()
    const rows = [
      {
        email: 'new@gym.example',
        name: 'Berta',
        lastName1: 'Solís',
        birthday: '1985-02-03',
        weight: '68',
        height: '170',
      },
      { email: 'back@gym.example', name: 'Vuelta', weight: '80' },
      ...Array.from({ length: 450 }, (_, at) => ({ email: `p${at}@gym.example`, name: `Persona ${at}`, weight: '70' })),
    ]
    const uuid = await world.plan('members', rows, { sendsWelcomeMails: true })
    await world.run(uuid)
    const { members: after, ...rest } = await world.fingerprints()
    expect(after).not.toBe(before['members'])
    expect(rest['mails']).not.toBe(before['mails'])
    await world.undo(uuid)
    expect(await world.fingerprints()).toEqual(before)
    expect(await world.importOf(uuid)).toMatchObject({ state: 'undone' })
    expect(new Set(await world.outcomes(uuid))).toEqual(new Set(['restored', 'removed']))
  })

  it('keeps who trained, joined a class or a challenge, has a strap, or was edited, and names why', async () => {
    const reasons = ['trained', 'in-class', 'in-challenge', 'lent', 'edited', 'banned', 'none'] as const
    const of = (reason: string) => `keep-${reason}@gym.example`
    const uuid = await world.plan(
      'members',
      reasons.map((reason) => ({ email: of(reason), name: `De ${reason}` })),
    )
    await world.run(uuid)
    const { db, branchUuid } = world
    await buildTraining(db, branchUuid, await uuidOf(of('trained')))
    const room = await buildRoom(db, branchUuid, world.gym.coach.uuid)
    const held = await buildEndedClass(db, branchUuid, room.uuid, world.server.clock.now())
    await buildParticipation(db, held, { uuid: await uuidOf(of('in-class')), pseudonym: 'Alguien' })
    const challenge = await buildChallenge(db, branchUuid)
    await buildChallenger(db, challenge, await uuidOf(of('in-challenge')))
    await buildSensor(db, branchUuid, await uuidOf(of('lent')), { ownership: 'borrowed' })
    await setMember(of('edited'), { heightCm: 170, version: 2 })
    await buildBan(db, { branchUuid, roomUuid: room.uuid }, await uuidOf(of('banned')))
    await world.undo(uuid)
    expect(await world.kept(uuid)).toEqual(['trained', 'in-class', 'in-challenge', 'lent', 'edited', 'edited', null])
    expect(await world.outcomes(uuid)).toEqual([...reasons.slice(1).map(() => 'kept'), 'removed'])
    expect(await world.memberOf(of('trained'))).toMatchObject({ name: 'De trained' })
    expect(await world.memberOf(of('none'))).toBeUndefined()
  })

  it('keeps a changed member who was edited since, or whose address another member has by now', async () => {
    const birthday = '1979-09-09'
    await buildMember(world.db, world.branchUuid, { email: 'c1@gym.example', heightCm: 150 })
    await buildMember(world.db, world.branchUuid, {
      email: 'c2@gym.example',
      name: 'Clara',
      lastName1: 'Ríos',
      birthday,
    })
    const uuid = await world.plan('members', [
      { email: 'c1@gym.example', name: 'Sofía', height: '160' },
      { email: 'c3@gym.example', name: 'Clara', lastName1: 'Ríos', birthday },
    ])
    await world.run(uuid)
    await setMember('c1@gym.example', { heightCm: 165, version: 3 })
    await buildMember(world.db, world.branchUuid, { email: 'c2@gym.example' })
    await world.undo(uuid)
    expect(await world.kept(uuid)).toEqual(['edited', 'edited'])
    expect(await world.memberOf('c1@gym.example')).toMatchObject({ heightCm: 165 })
    expect(await world.memberOf('c3@gym.example')).toMatchObject({ name: 'Clara' })
  })

  it('unlinks a former member again with the strap and trainings of before, unless they trained since', async () => {
    const unlinkedAt = new Date('2026-06-01T00:00:00Z')
    const former = await buildMember(world.db, world.branchUuid, { email: 'f1@gym.example', unlinkedAt })
    await buildTraining(world.db, world.branchUuid, former.uuid, { startAt: new Date('2026-05-01T00:00:00Z') })
    await buildSensor(world.db, world.branchUuid, former.uuid, { ownership: 'owned' })
    const rows = [{ email: 'f1@gym.example', name: 'Vuelta' }]
    const first = await world.plan('members', rows)
    await world.run(first)
    await world.undo(first)
    expect(await world.outcomes(first)).toEqual(['restored'])
    const second = await world.plan('members', rows)
    await world.run(second)
    await buildTraining(world.db, world.branchUuid, former.uuid, { startAt: new Date(world.server.clock.now() + HOUR) })
    await world.undo(second)
    expect(await world.kept(second)).toEqual(['trained'])
  })

  it('passes over members who are gone, and rows that were never written', async () => {
    const uuid = await world.plan('members', [
      { email: 'gone@gym.example', name: 'Desaparecida' },
      { email: 'not an email', name: 'Nadie' },
    ])
    await world.run(uuid)
    await world.db.delete(members).where(eq(members.email, 'gone@gym.example'))
    await world.undo(uuid)
    expect(await world.outcomes(uuid)).toEqual(['removed', null])
  })

  it('is refused before the run, twice, and a day later', async () => {
    const refused = (uuid: string, code: string) =>
      expect(world.admin.call(undoImport, { params: { uuid } })).rejects.toMatchObject({ status: 409, code })
    const uuid = await world.plan('members', [{ email: 'late@gym.example', name: 'Tarde' }])
    await refused(uuid, 'import-state')
    await world.run(uuid)
    await world.undo(uuid)
    await refused(uuid, 'import-state')
    const other = await world.plan('members', [{ email: 'late@gym.example', name: 'Tarde' }])
    await world.run(other)
    world.server.clock.advance(24 * HOUR)
    await expect(world.admin.call(undoImport, { params: { uuid: other } })).rejects.toMatchObject({ status: 404 })
  })
})
