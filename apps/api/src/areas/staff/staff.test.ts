import { logIn } from '@repo/api-client/auth/log-in'
import { listAdmins } from '@repo/api-client/staff/list-staff'
import { createAdmin, deleteAdmin, exportAdmins, updateAdmin } from '@repo/api-client/staff/staff-endpoints'
import { eq } from 'drizzle-orm'
import papaparse from 'papaparse'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { buildAdmin } from '../../../testing/factories/build-admin.ts'
import { centerClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { validCalls } from '../../../testing/valid-calls.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { displays } from '../../database/schema/displays.ts'
import { administrators } from '../../database/schema/staff.ts'

const NEW = {
  name: 'Beatriz',
  last_name_1: 'Solís Peña',
  mobile_phone: '5512345678',
  role: 'coach',
  password: 'una clave larga',
  password_confirmation: 'una clave larga',
} as const

describe('the staff of a center', () => {
  let server: TestServer
  let world: World
  let admin: Client
  let coach: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    admin = createClient({ baseUrl: server.url, headers: () => world.headers.admin })
    coach = createClient({ baseUrl: server.url, headers: () => world.headers.coach })
  })

  let count = 0
  const newPerson = () => ({ ...NEW, email: `Beatriz${(count += 1)}@Gym.example` })
  const listed = async () => (await admin.callDecoded(listAdmins, { query: {} })).rows
  const found = async (column: string, text: string) => {
    const { rows } = await admin.callDecoded(listAdmins, { query: { search_colum: column, search: text } })
    return rows.map(({ uuid }) => uuid)
  }
  const shown = async (uuid: string) => (await listed()).find((one) => one.uuid === uuid)
  const rowOf = async (uuid: string) => {
    const [row] = await server.context.db.select().from(administrators).where(eq(administrators.uuid, uuid))
    return row
  }
  const written = { name: 'Carlota', last_name_1: 'Medina', mobile_phone: '5587654321' }
  const profile = { name: 'Carlota', lastName1: 'Medina', lastName2: null, landline: null, mobilePhone: '5587654321' }
  const change = (uuid: string, more: { role?: 'admin' | 'coach'; status?: boolean } = {}, by = admin) =>
    by.call(updateAdmin, { params: { uuid }, body: { ...written, ...more } })
  const asWritten = (body: object) =>
    fetch(`${server.url}/api/v2/admin/user`, {
      method: 'POST',
      headers: { ...world.headers.admin, 'content-type': 'application/json' },
      body: JSON.stringify({ ...(validCalls(world).createAdmin.body as object), ...body }),
    })
  const signIn = (email: string, password: string) =>
    centerClient(server, world.branch.publishableKey).call(logIn, {
      body: { email, password, rememberme: false },
    })

  it('have a new account listed first, which can sign in', async () => {
    const person = newPerson()
    const { uuid } = await admin.call(createAdmin, { body: person })
    const rows = await listed()
    expect(rows[0]).toEqual({
      uuid,
      name: 'Beatriz',
      lastName1: 'Solís Peña',
      lastName2: null,
      email: person.email.toLowerCase(),
      landline: null,
      mobilePhone: '5512345678',
      role: 'coach',
      isActive: true,
      imageUrl: null,
      createdAt: new Date(server.clock.now()),
      version: 1,
    })
    expect(rows.map((one) => one.uuid)).toEqual(expect.arrayContaining([world.admin.uuid, world.coach.uuid]))
    expect(JSON.stringify(rows)).not.toContain('argon2')
    await expect(signIn(person.email, person.password)).resolves.toBeDefined()
  })

  it('have unique email addresses and no common passwords or passwords with the name of the center', async () => {
    const person = newPerson()
    await admin.call(createAdmin, { body: person })
    await expect(admin.call(createAdmin, { body: person })).rejects.toMatchObject({
      status: 422,
      code: 'email-taken',
      fields: { email: {} },
    })
    const common = { ...newPerson(), password: 'Password1', password_confirmation: 'Password1' }
    await expect(admin.call(createAdmin, { body: common })).rejects.toMatchObject({
      status: 422,
      code: 'password-common',
      fields: { password: {} },
    })
    const named = { ...newPerson(), password: 'Latido-2026', password_confirmation: 'Latido-2026' }
    await expect(admin.call(createAdmin, { body: named })).rejects.toMatchObject({
      status: 422,
      code: 'password-of-names',
      fields: { password: {} },
    })
  })

  it.each([
    { name: 'Al' },
    { last_name_1: 'Gil' },
    { last_name_2: 'Gil' },
    { email: 'ana' },
    { mobile_phone: '1234567' },
    { mobile_phone: 'call me' },
    { landline: '0'.repeat(10) },
    { role: 'owner' },
    { password: 'short', password_confirmation: 'short' },
    { password_confirmation: 'another one' },
  ])('cannot be saved with %j', async (wrong) => {
    const answer = await asWritten(wrong)
    expect(answer.status).toBe(422)
    const field = String(Object.keys(wrong)[0])
    expect(await answer.json()).toMatchObject({ code: 'invalid-input', errors: { [field]: {} } })
  })

  it('have phone numbers that are accepted as numbers and with spaces', async () => {
    const answer = await asWritten({ mobile_phone: 5_512_345_678, landline: '55 1111 2222' })
    const { uuid } = (await answer.json()) as { uuid: string }
    expect(await shown(uuid)).toMatchObject({ mobilePhone: '5512345678', landline: '5511112222' })
  })

  it('are found by name, phone, and email', async () => {
    const { uuid } = await admin.call(createAdmin, { body: { ...newPerson(), landline: '5599887766' } })
    const { uuid: other } = await buildAdmin(server.context.db, world.branch.uuid, {
      name: 'Beatriz',
      lastName1: 'Ríos',
    })
    expect(await found('name', 'pena beatriz')).toEqual([uuid])
    expect(await found('last_name_1', 'solis')).toEqual([uuid])
    expect(await found('name', 'beatriz')).toEqual(expect.arrayContaining([uuid, other]))
    expect(await found('landline', '998877')).toEqual([uuid])
    expect(await found('mobile_phone', '551234')).toContain(uuid)
    expect(await found('email', 'BEATRIZ')).toContain(uuid)
  })

  it('of another center are neither listed nor changed', async () => {
    const foreign = await buildWorld(server)
    expect((await listed()).map(({ uuid }) => uuid)).not.toContain(foreign.coach.uuid)
    await expect(change(foreign.coach.uuid)).rejects.toMatchObject({ status: 404 })
    await expect(admin.call(deleteAdmin, { params: { uuid: foreign.coach.uuid } })).rejects.toMatchObject({
      status: 404,
    })
    expect(await rowOf(foreign.coach.uuid)).toMatchObject({ name: foreign.coach.name })
  })

  it('are exported to a file, which is audited', async () => {
    await admin.call(createAdmin, { body: newPerson() })
    const { content } = await admin.download(exportAdmins, { query: { format: 'csv' } })
    const { data } = papaparse.parse<string[]>(await content.text(), { skipEmptyLines: true })
    expect(data[0]).toHaveLength(9)
    expect(data[1]).toEqual(expect.arrayContaining(['Beatriz', 'Solís Peña', '5512345678', 'Coach', 'Active']))
    const noted = await server.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.branchUuid, world.branch.uuid))
    expect(noted.map(({ action }) => action)).toEqual(['administrator-created', 'administrators-exported'])
  })

  it('keep their email address and omitted fields in a change', async () => {
    await change(world.coach.uuid)
    expect(await shown(world.coach.uuid)).toMatchObject({
      ...profile,
      email: world.coach.email,
      role: 'coach',
      isActive: true,
    })
    expect(await rowOf(world.admin.uuid)).toMatchObject({ name: world.admin.name })
    await expect(coach.call(listAdmins, { query: {} })).rejects.toMatchObject({ status: 403 })
  })

  it('are signed out everywhere, including displays, when they are disabled', async () => {
    const { db } = server.context
    const operatedUntil = new Date(server.clock.now() + 3_600_000)
    await db
      .update(displays)
      .set({ operatorUuid: world.coach.uuid, operatedUntil })
      .where(eq(displays.uuid, world.displayUuid))
    await change(world.coach.uuid, { status: false })
    await expect(change(world.coach.uuid, {}, coach)).rejects.toMatchObject({ status: 401 })
    const [wall] = await db.select().from(displays).where(eq(displays.uuid, world.displayUuid))
    expect(wall).toMatchObject({ operatorUuid: null, operatedUntil: null })
    await expect(listed()).resolves.toBeDefined()
    await change(world.coach.uuid, { status: true })
    await expect(change(world.coach.uuid, {}, coach)).rejects.toMatchObject({ status: 401 })
  })

  it('are signed out by another role and stay signed in with the same one', async () => {
    await change(world.coach.uuid, { role: 'coach', status: true })
    await change(world.coach.uuid, {}, coach)
    await change(world.coach.uuid, { role: 'admin' })
    await expect(change(world.coach.uuid, {}, coach)).rejects.toMatchObject({ status: 401 })
  })

  it('can change their own profile, but not their own role or status, and cannot delete themselves', async () => {
    await change(world.coach.uuid, {}, coach)
    expect(await rowOf(world.coach.uuid)).toMatchObject(profile)
    await expect(change(world.admin.uuid, {}, coach)).rejects.toMatchObject({ status: 403, code: 'forbidden' })
    const own = { status: 409, code: 'own-account' }
    await expect(change(world.coach.uuid, { role: 'admin' }, coach)).rejects.toMatchObject(own)
    await expect(change(world.admin.uuid, { role: 'coach' })).rejects.toMatchObject(own)
    await expect(change(world.admin.uuid, { status: false })).rejects.toMatchObject(own)
    await expect(admin.call(deleteAdmin, { params: { uuid: world.admin.uuid } })).rejects.toMatchObject(own)
    expect(await rowOf(world.admin.uuid)).toMatchObject({ role: 'admin', isActive: true })
  })

  it('lose access when deleted', async () => {
    await admin.call(deleteAdmin, { params: { uuid: world.coach.uuid } })
    expect(await rowOf(world.coach.uuid)).toBeUndefined()
    await expect(change(world.coach.uuid, {}, coach)).rejects.toMatchObject({ status: 401 })
    await expect(admin.call(deleteAdmin, { params: { uuid: world.coach.uuid } })).rejects.toMatchObject({ status: 404 })
    expect(await rowOf(world.spareAdmin.uuid)).toBeDefined()
  })

  it('keep one administrator if two delete or disable each other concurrently', async () => {
    const { db } = server.context
    // this center has no other administrators
    await db.update(administrators).set({ role: 'coach' }).where(eq(administrators.branchUuid, world.branch.uuid))
    const pair = [world.admin.uuid, world.coach.uuid]
    for (const uuid of pair) await db.update(administrators).set({ role: 'admin' }).where(eq(administrators.uuid, uuid))
    const tries = await Promise.allSettled([
      admin.call(deleteAdmin, { params: { uuid: world.coach.uuid } }),
      change(world.admin.uuid, { status: false }, coach),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const left = await db.select().from(administrators).where(eq(administrators.branchUuid, world.branch.uuid))
    expect(left.filter(({ role, isActive }) => role === 'admin' && isActive)).toHaveLength(1)
  })
})
