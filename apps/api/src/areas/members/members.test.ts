import { randomUUID } from 'node:crypto'

import { listWeights, updateVariables } from '@repo/api-client/members/measures'
import { createMember, showMember, updateMember } from '@repo/api-client/members/save-member'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../testing/factories/build-member.ts'
import { buildWeight } from '../../../testing/factories/build-weight.ts'
import {
  buildGym,
  type FurnishedGym,
  staffClient,
  startTestServer,
  type TestServer,
} from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { members } from '../../database/schema/members.ts'

const information = {
  email: 'Ana.Paz@Example.com',
  name: 'Ana María',
  last_name_1: 'Pérez',
  pseudonym: 'Rayo',
  birthday: '1990-05-04',
  sex: 'female' as const,
}
const measures = { weight: 61.5, height: 165, resting_heart_rate: 58 }

describe('members', () => {
  let server: TestServer
  let gym: FurnishedGym
  let staff: Client
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
    staff = await staffClient(server, gym, gym.admin.email)
  })

  const add = (person: Parameters<typeof buildMember>[2] = {}) =>
    buildMember(server.context.db, gym.branch.uuid, person)
  const show = async (uuid: string) => staff.callDecoded(showMember, { params: { uuid } })

  it('are created by three calls, each of which is saved on its own', async () => {
    const { user_uuid: uuid } = await staff.call(createMember, { body: { email: 'Nueva@Example.com' } })
    expect(await show(uuid)).toMatchObject({ email: 'nueva@example.com', name: null, weight: null, birthday: null })
    await staff.call(updateMember, { params: { uuid }, body: { ...information, email: 'nueva@example.com' } })
    expect(await show(uuid)).toMatchObject({ name: 'Ana María', lastName2: null, weight: null })
    await staff.call(updateVariables, { params: { uuid }, body: measures })
    expect(await show(uuid)).toMatchObject({ weight: 61.5, height: 165, restingHeartRate: 58, maxHeartRate: null })
  })

  it.each([
    ['stays if the form omits it', {}, 188],
    ['is cleared by null', { max_heart_rate: null }, null],
    ['is the value of the form', { max_heart_rate: 176 }, 176],
  ])('have a measured maximum heart rate that %s', async (_, sent, stored) => {
    const { uuid } = await add({ maxHeartRate: 188 })
    await staff.call(updateVariables, { params: { uuid }, body: { ...measures, ...sent } })
    expect(await show(uuid)).toMatchObject({ maxHeartRate: stored })
  })

  it('have a level at most and a guardian’s consent of staff, with its first date and who recorded it', async () => {
    const { uuid } = await add({ email: `${randomUUID()}@example.com`, visibility: 'name' })
    const body = { ...information, email: `${randomUUID()}@example.com` }
    const save = (more: object) => staff.call(updateMember, { params: { uuid }, body: { ...body, ...more } })
    expect((await show(uuid)).privacy).toEqual({
      visibility: 'name',
      visibilityAtMost: null,
      ceiling: null,
      guardianConsentAt: null,
      guardianConsentBy: null,
    })
    await save({ visibility_at_most: 'color', guardian_consent: true })
    const first = (await show(uuid)).privacy
    const by = `${gym.admin.name} ${gym.admin.lastName1}`
    expect(first).toMatchObject({ visibility: 'name', visibilityAtMost: 'color', guardianConsentBy: by })
    server.clock.advance(1000)
    await save({ guardian_consent: true })
    expect((await show(uuid)).privacy).toEqual(first)
    await save({})
    expect((await show(uuid)).privacy).toEqual(first)
    await save({ visibility_at_most: null, guardian_consent: false })
    expect((await show(uuid)).privacy).toMatchObject({ visibilityAtMost: null, guardianConsentAt: null })
  })

  it.each([
    [{ ceiling_bpm: 150 }, 150],
    [{ ceiling_bpm: null }, null],
    [{}, 160],
    [{ ceiling_bpm: 58 }, 422],
    [{ ceiling_bpm: 221 }, 422],
    [{ ceiling_bpm: 150.5 }, 422],
  ])('with the ceiling %j have %s', async (sent, stored) => {
    const { uuid } = await add({ ceilingBpm: 160 })
    const answer = await staff.call(updateVariables, { params: { uuid }, body: { ...measures, ...sent } }).then(
      async () => (await show(uuid)).privacy?.ceiling ?? null,
      ({ status }: { status: number }) => status,
    )
    expect(answer).toBe(stored)
  })

  it.each([null, '', '  ', 'null', undefined])('have no second last name when it is %j', async (given) => {
    const { uuid } = await add({ lastName2: 'Solís' })
    const body = { ...information, email: `${randomUUID()}@example.com`, last_name_2: given }
    await staff.call(updateMember, { params: { uuid }, body })
    expect((await show(uuid)).signInCode).toMatch(/^\d{6}$/)
    const [stored] = await server.context.db.select().from(members).where(eq(members.uuid, uuid))
    expect(stored?.lastName2).toBeNull()
  })

  it('have a unique email address, regardless of case', async () => {
    const taken = await add({ email: 'una@example.com' })
    const create = staff.call(createMember, { body: { email: 'UNA@example.com' } })
    await expect(create).rejects.toMatchObject({ status: 409, code: 'member-already-linked' })
    const { uuid } = await add()
    const change = staff.call(updateMember, { params: { uuid }, body: { ...information, email: 'Una@Example.com' } })
    await expect(change).rejects.toMatchObject({ status: 409 })
    expect((await show(taken.uuid)).email).toBe('una@example.com')
  })

  it('are created once under concurrent calls', async () => {
    const body = { email: 'carrera@example.com' }
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => staff.call(createMember, { body })))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('cannot be overwritten by a stale change', async () => {
    const { uuid } = await add()
    const { version } = await show(uuid)
    const body = { ...information, email: 'version@example.com', ...(version === null ? {} : { version }) }
    await staff.call(updateMember, { params: { uuid }, body })
    const late = staff.call(updateMember, { params: { uuid }, body: { ...body, name: 'Otra' } })
    await expect(late).rejects.toMatchObject({ status: 412, code: 'changed-meanwhile' })
    expect((await show(uuid)).name).toBe('Ana María')
  })

  it.each([
    { name: 'Al' },
    { last_name_1: 'Paz' },
    { last_name_2: 'Paz' },
    { email: 'ana' },
    { pseudonym: 'R' },
    { birthday: '2026-02-30' },
    { birthday: '2100-01-01' },
    { sex: 'choose' },
  ])('cannot be saved with %j', async (change) => {
    const { uuid } = await add()
    const body = { ...information, email: 'refused@example.com', ...change } as typeof information
    await expect(staff.call(updateMember, { params: { uuid }, body })).rejects.toMatchObject({ status: 422 })
    expect((await show(uuid)).name).toBe('Sofía')
  })

  it.each([
    { weight: 29 },
    { weight: 191 },
    { height: 119 },
    { height: 231 },
    { resting_heart_rate: 101 },
    { max_heart_rate: 231 },
  ])('cannot have the measurement %j', async (change) => {
    const { uuid } = await add()
    const call = staff.call(updateVariables, { params: { uuid }, body: { ...measures, ...change } })
    await expect(call).rejects.toMatchObject({ status: 422 })
  })

  it('keep their weight history by the days of the center', async () => {
    const { uuid } = await add({ weightKg: null })
    await buildWeight(
      server.context.db,
      gym.branch.uuid,
      gym.neighbours.neighbour.uuid,
      81,
      new Date('2026-03-02T18:00:00Z'),
    )
    server.clock.set(Date.parse('2026-03-02T05:30:00Z'))
    await staff.call(updateVariables, { params: { uuid }, body: measures })
    await staff.call(updateVariables, { params: { uuid }, body: { ...measures, height: 166 } })
    server.clock.set(Date.parse('2026-03-05T12:00:00Z'))
    await staff.call(updateVariables, { params: { uuid }, body: { ...measures, weight: 60 } })
    const weights = async (from_date: string, to_date: string) => {
      const query = { from_date, to_date, type_variable: 'weight' as const }
      return (await staff.callDecoded(listWeights, { params: { uuid }, query })).map(({ weight }) => weight)
    }
    expect(await weights('2026-03-01', '2026-03-05')).toEqual([61.5, 60])
    // 23:30 on the 1st in Mexico City
    expect(await weights('2026-03-02', '2026-03-05')).toEqual([60])
    expect(await weights('2026-03-01', '2026-03-01')).toEqual([61.5])
  })

  it('have no values for measurements that were not taken', async () => {
    const { uuid } = await add({ weightKg: 70, heightCm: 170, restingHeartRate: 55 })
    const weights = async () => {
      const query = { from_date: '2026-01-01', to_date: '2026-12-31', type_variable: 'weight' as const }
      return (await staff.callDecoded(listWeights, { params: { uuid }, query })).length
    }
    const body = { weight: 31, height: 121, resting_heart_rate: 61 }
    await staff.call(updateVariables, { params: { uuid }, body: { ...body, measured: { height: false } } })
    expect(await show(uuid)).toMatchObject({ weight: 31, height: null, restingHeartRate: 61 })
    const stored = await weights()
    await staff.call(updateVariables, { params: { uuid }, body: { ...body, measured: false } })
    expect(await show(uuid)).toMatchObject({ weight: null, height: null, restingHeartRate: null })
    expect(await weights()).toBe(stored)
    await staff.call(updateVariables, { params: { uuid }, body: { ...body, measured: true } })
    expect(await show(uuid)).toMatchObject({ weight: 31, height: 121, restingHeartRate: 61 })
    expect(await weights()).toBe(stored + 1)
  })
})
