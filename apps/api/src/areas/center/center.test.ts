import { searchCenter } from '@repo/api-client/auth/search-center'
import { showCenter } from '@repo/api-client/center/show-center'
import { updateCenter, uploadCenterImage } from '@repo/api-client/center/update-center'
import { BRANCH_EVENTS } from '@repo/api-client/classes/packet'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { buildGym, type Gym, staffClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { roomsChannel } from '../../realtime/branch-events.ts'

const WIRE = {
  branch_name: 'Gimnasio Sur',
  branch_description: 'Abierto desde 2009',
  lang_types: 2,
  measurement_system: 'english_system' as const,
  offset_name: 'America/Tijuana',
  offset: '-8',
}

describe('the data of a center', () => {
  let server: TestServer
  let gym: Gym
  let elsewhere: Gym
  let admin: Client
  let coach: Client
  beforeAll(async () => {
    server = await startTestServer()
    gym = await buildGym(server)
    elsewhere = await buildGym(server)
    admin = await staffClient(server, gym, gym.admin.email)
    coach = await staffClient(server, gym, gym.coach.email)
  })

  const shown = (client = admin) => client.call(showCenter, { params: { uuid: gym.branch.uuid } })
  const update = (change: object = {}, client = admin, uuid = gym.branch.uuid) =>
    client.call(updateCenter, { params: { uuid }, body: { ...WIRE, ...change } })
  const upload = async (uuid = gym.branch.uuid, client = admin) => {
    const image = sharp({ create: { width: 900, height: 600, channels: 3, background: '#0a7' } })
    const file = new Blob([new Uint8Array(await image.png().toBuffer())])
    return client.call(uploadCenterImage, { params: { uuid }, file })
  }

  it('is saved and announced to all pages, and an omitted description becomes null', async () => {
    const publish = vi.spyOn(server.context.realtime, 'publish')
    await update()
    expect(publish).toHaveBeenCalledWith(roomsChannel(gym.branch.uuid), BRANCH_EVENTS.roomsChanged, {})
    publish.mockRestore()
    expect(await shown(coach)).toMatchObject(WIRE)
    const { branch_description: _, ...without } = WIRE
    await admin.call(updateCenter, { params: { uuid: gym.branch.uuid }, body: { ...without, lang_types: 1 } })
    expect(await shown()).toMatchObject({ ...without, branch_description: null, lang_types: 1 })
    const entries = await server.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.branchUuid, gym.branch.uuid))
    const changes = entries.map(({ action }) => action).filter((action) => action !== 'administrator-signed-in')
    expect(changes).toEqual(['center-changed', 'center-changed'])
  })

  it('has a color that is saved, audited, and kept when omitted', async () => {
    const color = async () => {
      const { accent_color: atHost } = await admin.call(searchCenter, { params: { host: gym.branch.host } })
      return [(await shown(coach)).accent_color, atHost]
    }
    expect(await color()).toEqual([null, null])
    await update({ accent_color: '#ffb800' })
    await update({ branch_name: 'Gimnasio Este' })
    expect(await color()).toEqual(['#ffb800', '#ffb800'])
    await update({ accent_color: null })
    expect(await color()).toEqual([null, null])
    const entries = await server.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.branchUuid, gym.branch.uuid))
    const recorded = entries
      .flatMap(({ details }) => details?.changes ?? [])
      .filter(({ field }) => field === 'accentColor')
    expect(recorded).toEqual([
      { field: 'accentColor', before: null, after: '#ffb800' },
      { field: 'accentColor', before: '#ffb800', after: null },
    ])
    const other = await staffClient(server, elsewhere, elsewhere.admin.email)
    expect((await other.call(showCenter, { params: { uuid: elsewhere.branch.uuid } })).accent_color).toBeNull()
  })

  it('has a setting for class files that is audited and kept when omitted', async () => {
    const exports = async () => (await shown(coach)).exports_class_logs
    expect(await exports()).toBe(false)
    await update({ exports_class_logs: true })
    await update({ branch_name: 'Gimnasio Oeste' })
    expect(await exports()).toBe(true)
    const entries = await server.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.branchUuid, gym.branch.uuid))
    const recorded = entries.flatMap(({ details }) => details?.changes ?? [])
    expect(recorded.filter(({ field }) => field === 'exportsClassLogs')).toEqual([
      { field: 'exportsClassLogs', before: false, after: true },
    ])
    const other = await staffClient(server, elsewhere, elsewhere.admin.email)
    expect((await other.call(showCenter, { params: { uuid: elsewhere.branch.uuid } })).exports_class_logs).toBe(false)
  })

  it.each([
    [{ exports_class_logs: 'yes' }],
    [{ accent_color: '#1a237e' }],
    [{ accent_color: '#ff0000' }],
    [{ accent_color: '#ff9f2e' }],
    [{ accent_color: '#FFB800' }],
    [{ accent_color: '' }],
    [{ branch_name: 'ab' }],
    [{ branch_name: '' }],
    [{ branch_description: 'abcd' }],
    [{ branch_description: 'x'.repeat(401) }],
    [{ measurement_system: 'imperial' }],
    [{ lang_types: 'es' }],
    [{ offset_name: 'Mars/Base' }],
    [{ offset: 'minus six' }],
  ])('refuses %j and stays unchanged', async (change) => {
    const before = await shown()
    await expect(update(change)).rejects.toMatchObject({ status: 422, code: 'invalid-input' })
    expect(await shown()).toEqual(before)
  })

  it('cannot be changed by a coach or another center', async () => {
    const before = await shown()
    await expect(update({}, coach)).rejects.toMatchObject({ status: 403 })
    await expect(update({}, admin, elsewhere.branch.uuid)).rejects.toMatchObject({ status: 404 })
    await expect(upload(gym.branch.uuid, coach)).rejects.toMatchObject({ status: 403 })
    await expect(upload(elsewhere.branch.uuid)).rejects.toMatchObject({ status: 404 })
    expect(await shown()).toEqual(before)
  })

  it('has a logo, which replaces the previous one', async () => {
    const { url: first } = await upload()
    expect((await shown()).image_url).toBe(first)
    const { url: second } = await upload()
    expect([(await shown()).image_url, (await fetch(server.url + first)).status]).toEqual([second, 404])
    const bytes = Buffer.from(await (await fetch(server.url + second)).arrayBuffer())
    await expect(sharp(bytes).metadata()).resolves.toMatchObject({ format: 'webp', width: 512, height: 341 })
  })

  it('accepts no logo that is not an image or exceeds 2 MB', async () => {
    const before = await shown()
    const send = (bytes: number) =>
      admin.call(uploadCenterImage, { params: { uuid: gym.branch.uuid }, file: new Blob(['x'.repeat(bytes)]) })
    await expect(send(20)).rejects.toMatchObject({ status: 422, code: 'image-invalid' })
    await expect(send(2_097_153)).rejects.toMatchObject({ status: 413, code: 'image-too-large' })
    expect(await shown()).toEqual(before)
  })
})
