import { showMeasurements } from '@repo/api-client/classes/class-summary'
import { joinClass, listOpenClasses, showParticipation } from '@repo/api-client/classes/join-class'
import { sendMeasurements } from '@repo/api-client/classes/measurements'
import { changeCeiling, changeVisibility } from '@repo/api-client/classes/own-privacy'
import { changeClassState } from '@repo/api-client/classes/run-class'
import { displayHeaders } from '@repo/api-client/core/headers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'

import { buildMember } from '../../../../testing/factories/build-member.ts'
import { openClass } from '../../../../testing/open-class.ts'
import {
  buildGym,
  type Gym,
  participantClient,
  startTestServer,
  type TestServer,
} from '../../../../testing/test-server.ts'
import { createClient } from '../../../../testing/wire-client.ts'
import { branchDatabase } from '../../../database/branch-database.ts'
import { auditEntries } from '../../../database/schema/audit-entries.ts'
import { branches } from '../../../database/schema/center.ts'
import { displays } from '../../../database/schema/displays.ts'
import { members } from '../../../database/schema/members.ts'
import { hashOf, newToken } from '../../../lib/secrets.ts'
import { memberData } from '../../members/member-data.ts'

const NEEDS_CODE = { status: 422, code: 'sign-in-code-required' }

describe('a member on the phone', () => {
  let server: TestServer
  let gym: Gym
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
  })

  const setUp = async (given: Parameters<typeof buildMember>[2] = {}) => {
    const member = await buildMember(server.context.db, gym.branch.uuid, given)
    const opened = await openClass(server, gym)
    const joinAs = async (who: object, more: object = {}) => {
      const body = { consent: true as const, ...who, ...more }
      const joined = await opened.center.call(joinClass, { params: { room: opened.room.uuid }, body })
      return { ...joined, phone: participantClient(server, joined.token) }
    }
    const token = newToken()
    const wall = createClient({ baseUrl: server.url, headers: () => displayHeaders('en', token) })
    await server.context.db.insert(displays).values({
      uuid: crypto.randomUUID(),
      branchUuid: gym.branch.uuid,
      name: 'Pared',
      tokenHash: hashOf(token),
      createdAt: new Date(),
    })
    const wallPacket = () => wall.call(showMeasurements, { params: { uuid: opened.classUuid } })
    const stored = async () => {
      const [row] = await server.context.db.select().from(members).where(eq(members.uuid, member.uuid))
      return row
    }
    return {
      ...opened,
      member,
      stored,
      wallPacket,
      byCode: (more?: object) => joinAs({ sign_in_code: member.signInCode }, more),
      byPseudonym: (more?: object) => joinAs({ pseudonym: member.pseudonym }, more),
    }
  }
  const choose = (phone: ReturnType<typeof participantClient>, visibility: string, keep = false) =>
    phone.call(changeVisibility, { body: { visibility, keep } })

  it('is shown by the level of the class, the own one, and the center, in this order', async () => {
    const one = await setUp({ visibility: 'name' })
    expect(await one.byCode()).toMatchObject({ visibility: 'name' })
    const other = await setUp({ visibility: 'name' })
    expect(await other.byCode({ visibility: 'all' })).toMatchObject({ visibility: 'all' })
    const limited = await setUp({ visibility: 'all', visibilityAtMost: 'color' })
    const { phone, visibility } = await limited.byCode({ visibility: 'anonymous' })
    expect(visibility).toBe('color-anonymous')
    const { own } = await phone.call(showParticipation, { query: {} })
    expect(own).toMatchObject({ visibility: 'color-anonymous', visibility_at_most: 'color', guest_number: 1 })
  })

  it('is a numbered guest on displays, in the order of becoming one', async () => {
    const { byCode, wallPacket, member, join } = await setUp()
    const second = await buildMember(server.context.db, gym.branch.uuid, { visibility: 'color-anonymous' })
    const { phone } = await byCode()
    await join(second)
    await choose(phone, 'anonymous')
    await choose(phone, 'all')
    await choose(phone, 'anonymous')
    const { data } = await wallPacket()
    expect(data.map(({ pseudonym, guest_number: number }) => [pseudonym, number])).toEqual([
      ['#1', 1],
      ['#2', 2],
    ])
    expect(JSON.stringify(data)).not.toContain(member.uuid)
  })

  it('counts among those not shown without a tile', async () => {
    const { byCode, wallPacket, coach, classUuid } = await setUp()
    const { phone } = await byCode()
    await choose(phone, 'nothing')
    expect(await wallPacket()).toMatchObject({ data: [], not_shown: 1 })
    const staff = await coach.call(showMeasurements, { params: { uuid: classUuid } })
    expect(staff.data).toEqual([expect.objectContaining({ visibility: 'nothing' })])
    expect(staff).not.toHaveProperty('not_shown')
  })

  it('with a level unknown here is not shown at all', async () => {
    const { byCode } = await setUp()
    const { phone } = await byCode()
    expect(await choose(phone, 'half-transparent')).toEqual({ visibility: 'nothing' })
  })

  it('keeps a level for later classes only by code', async () => {
    const { byPseudonym, byCode, stored } = await setUp()
    const stranger = await byPseudonym()
    await expect(choose(stranger.phone, 'name', true)).rejects.toMatchObject(NEEDS_CODE)
    expect(await choose(stranger.phone, 'name')).toEqual({ visibility: 'name' })
    await expect(choose(stranger.phone, 'color')).rejects.toMatchObject(NEEDS_CODE)
    await expect(choose(stranger.phone, 'anonymous')).rejects.toMatchObject(NEEDS_CODE)
    expect(await stored()).toMatchObject({ visibility: null })
    const { phone } = await byCode()
    expect(await choose(phone, 'color', true)).toEqual({ visibility: 'color' })
    expect(await stored()).toMatchObject({ visibility: 'color' })
  })

  it('who joins by pseudonym may only hide more than the member does', async () => {
    const { byPseudonym } = await setUp({ visibility: 'color' })
    await expect(byPseudonym({ visibility: 'all' })).rejects.toMatchObject(NEEDS_CODE)
    expect(await byPseudonym({ visibility: 'color-anonymous' })).toMatchObject({ visibility: 'color-anonymous' })
  })

  it('chooses nothing for a class that has ended', async () => {
    const { byCode, coach, classUuid, stored } = await setUp()
    const { phone } = await byCode()
    await coach.call(changeClassState, { params: { uuid: classUuid }, body: { state: 'stop' } })
    const over = { status: 409, code: 'class-over' }
    await expect(choose(phone, 'name', true)).rejects.toMatchObject(over)
    const ceiling = { ceiling_bpm: 150, keep: true }
    await expect(phone.call(changeCeiling, { body: ceiling })).rejects.toMatchObject(over)
    expect(await stored()).toMatchObject({ visibility: null, ceilingBpm: null })
  })

  it('changes at most so often that displays keep up', async () => {
    const { byCode } = await setUp()
    const { phone } = await byCode()
    const refused = async () => {
      for (let change = 0; change < 30; change += 1) await choose(phone, change % 2 === 0 ? 'name' : 'all')
    }
    await expect(refused()).rejects.toMatchObject({ status: 429, code: 'rate-limited' })
    server.clock.advance(120_000)
    expect(await choose(phone, 'color')).toEqual({ visibility: 'color' })
  })

  it.each([
    [79, 422],
    [80, 422],
    [81, 200],
    [150.5, 422],
    [220, 200],
    [221, 422],
  ])('with a resting heart rate of 80 sets a ceiling of %d: %d', async (bpm, status) => {
    const { byCode } = await setUp({ restingHeartRate: 80 })
    const { phone } = await byCode()
    const answer = await phone.call(changeCeiling, { body: { ceiling_bpm: bpm, keep: false } }).then(
      () => 200,
      (error: { status: number }) => error.status,
    )
    expect(answer).toBe(status)
  })

  it('by pseudonym lowers a ceiling but neither raises nor removes it', async () => {
    const { byPseudonym, stored } = await setUp({ ceilingBpm: 150 })
    const { phone } = await byPseudonym()
    const set = (bpm: number | null) => phone.call(changeCeiling, { body: { ceiling_bpm: bpm, keep: false } })
    await expect(set(151)).rejects.toMatchObject(NEEDS_CODE)
    await expect(set(null)).rejects.toMatchObject(NEEDS_CODE)
    expect(await set(140)).toEqual({ ceiling_bpm: 140 })
    expect(await stored()).toMatchObject({ ceilingBpm: 150 })
  })

  it('above the ceiling for 10 s sees it, as the coach does, and no display', async () => {
    const { byCode, coach, classUuid, wallPacket } = await setUp({ restingHeartRate: 60 })
    const { phone } = await byCode({ ceiling_bpm: 150 })
    const startAt = server.clock.now()
    const samples = Array.from({ length: 14 }, (_, second) => ({ at: startAt + second * 1000, hr: 160 }))
    server.clock.advance(14_000)
    await phone.call(sendMeasurements, { body: { device_id: 'strap', sequence: 0, samples } })
    const { own } = await phone.call(showParticipation, { query: {} })
    expect(own).toMatchObject({ ceiling_bpm: 150, above_since: expect.any(Number) })
    const staff = await coach.call(showMeasurements, { params: { uuid: classUuid } })
    expect(staff.data[0]).toMatchObject({ ceiling_bpm: 150, above_since: own.above_since })
    expect(JSON.stringify(await wallPacket())).not.toMatch(/ceiling|above/)
    await phone.call(changeCeiling, { body: { ceiling_bpm: 170, keep: false } })
    expect((await phone.call(showParticipation, { query: {} })).own).not.toHaveProperty('above_since')
  })

  it('leaves no ceiling in the audit log, and finds it in the own data', async () => {
    const { byCode, member } = await setUp()
    const { phone } = await byCode()
    await phone.call(changeCeiling, { body: { ceiling_bpm: 173, keep: true } })
    const entries = await server.context.db.select().from(auditEntries).where(eq(auditEntries.subjectUuid, member.uuid))
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ action: 'member-changed', details: { changes: [{ field: 'ceiling' }] } })
    expect(JSON.stringify(entries)).not.toContain('173')
    const own = await branchDatabase(server.context.db, gym.branch.uuid).read((tx) => memberData(tx, member.uuid))
    expect(own?.['profile']).toEqual([expect.objectContaining({ ceilingBpm: 173 })])
    expect(own?.['participations']).toEqual([expect.objectContaining({ ceilingBpm: 173 })])
  })

  it('below the age of consent joins only once a guardian has consented', async () => {
    const change = { consentAge: 14, defaultVisibility: 'color', minorsAtMost: 'anonymous' } as const
    await server.context.db.update(branches).set(change).where(eq(branches.uuid, gym.branch.uuid))
    const { byCode, center, member } = await setUp({ birthday: '2016-05-01' })
    expect(await center.call(listOpenClasses, { query: {} })).toMatchObject({ default_visibility: 'color' })
    await expect(byCode()).rejects.toMatchObject({ status: 403, code: 'consent-of-guardian-needed' })
    const { db } = server.context
    await db.update(members).set({ guardianConsentAt: new Date() }).where(eq(members.uuid, member.uuid))
    expect(await byCode()).toMatchObject({ visibility: 'color-anonymous' })
    const open = { consentAge: null, defaultVisibility: 'all', minorsAtMost: 'all' } as const
    await db.update(branches).set(open).where(eq(branches.uuid, gym.branch.uuid))
  })
})
