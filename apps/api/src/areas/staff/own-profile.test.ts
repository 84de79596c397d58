import { changePassword, endOwnSession, listOwnSessions } from '@repo/api-client/auth/account-endpoints'
import { logIn } from '@repo/api-client/auth/log-in'
import { showAdmin, uploadAdminImage } from '@repo/api-client/staff/staff-endpoints'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { PASSWORD } from '../../../testing/factories/password.ts'
import { centerClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { displays } from '../../database/schema/displays.ts'

const NEW = 'una clave muy larga'

describe("an account's own profile", () => {
  let server: TestServer
  let world: World
  let coach: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    coach = createClient({ baseUrl: server.url, headers: () => world.headers.coach })
  })

  const change = (current: string, password = NEW, repeated = password, uuid = world.coach.uuid) =>
    coach.call(changePassword, {
      params: { uuid },
      body: { password_current: current, password, password_confirmation: repeated },
    })
  const signIn = (password: string) =>
    centerClient(server, world.branch.publishableKey).call(logIn, {
      body: { email: world.coach.email, password, rememberme: false, force: true },
    })
  const operate = () =>
    server.context.db
      .update(displays)
      .set({ operatorUuid: world.coach.uuid, operatedUntil: new Date(server.clock.now() + 3_600_000) })
      .where(eq(displays.uuid, world.displayUuid))
  const sessions = () => coach.callDecoded(listOwnSessions, { params: { uuid: world.coach.uuid } })
  const end = (session: string, uuid = world.coach.uuid) => coach.call(endOwnSession, { params: { uuid, session } })
  const picture = async () => {
    const image = sharp({ create: { width: 4, height: 4, channels: 3, background: '#0a7' } }).png()
    return new Blob([new Uint8Array(await image.toBuffer())])
  }

  it('has an image, which replaces the previous one', async () => {
    const send = async () =>
      (await coach.call(uploadAdminImage, { params: { uuid: world.coach.uuid }, file: await picture() })).url
    const [first, second] = [await send(), await send()]
    expect(await coach.callDecoded(showAdmin, { params: { uuid: world.coach.uuid } })).toMatchObject({
      imageUrl: second,
    })
    expect((await fetch(server.url + second)).status).toBe(200)
    expect((await fetch(server.url + first)).status).toBe(404)
  })

  it('accepts no invalid image and no image for another account', async () => {
    const send = (uuid: string, file: Blob) => coach.call(uploadAdminImage, { params: { uuid }, file })
    await expect(send(world.coach.uuid, new Blob(['GIF89a']))).rejects.toMatchObject({ status: 422 })
    const large = new Blob([new Uint8Array(2 * 1024 * 1024 + 1)])
    await expect(send(world.coach.uuid, large)).rejects.toMatchObject({ status: 413, code: 'image-too-large' })
    await expect(send(world.admin.uuid, await picture())).rejects.toMatchObject({ status: 404 })
  })

  it('changes its password with the current one, keeping this session and ending those on displays', async () => {
    await operate()
    await change(PASSWORD)
    expect(await sessions()).toMatchObject([{ kind: 'panel', isCurrent: true }])
    await expect(signIn(PASSWORD)).rejects.toMatchObject({ status: 422, code: 'wrong-credentials' })
    await expect(signIn(NEW)).resolves.toMatchObject({ user_uuid: world.coach.uuid })
  })

  it.each([
    ['a wrong current password', () => change('otra contraseña'), { status: 401, code: 'password-wrong' }],
    ['a short password', () => change(PASSWORD, 'x'.repeat(7)), { status: 422 }],
    ['a long password', () => change(PASSWORD, 'x'.repeat(129)), { status: 422 }],
    ['a common password', () => change(PASSWORD, 'password123'), { status: 422, code: 'password-common' }],
    [
      'a password with the name of the product',
      () => change(PASSWORD, 'latido 26'),
      { status: 422, code: 'password-of-names' },
    ],
    ['a different repetition', () => change(PASSWORD, NEW, `${NEW}!`), { status: 422 }],
    ['the password of another account', () => change(PASSWORD, NEW, NEW, world.admin.uuid), { status: 404 }],
  ])('refuses %s and stays unchanged', async (_, attempt, refusal) => {
    await expect(attempt()).rejects.toMatchObject(refusal)
    await expect(sessions()).resolves.toHaveLength(1)
    await expect(signIn(PASSWORD)).resolves.toMatchObject({ user_uuid: world.coach.uuid })
  })

  it('rate limits password guesses', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await expect(change('otra contraseña')).rejects.toMatchObject({ status: 401 })
    }
    await expect(change(PASSWORD)).rejects.toMatchObject({ status: 429 })
  })

  it('lists the sessions of the account and can end each', async () => {
    await operate()
    const [panel, wall] = await sessions()
    const openedAt = new Date(server.clock.now())
    expect(panel).toMatchObject({ kind: 'panel', name: null, openedAt, isCurrent: true })
    expect(wall).toMatchObject({ uuid: world.displayUuid, kind: 'wall', isCurrent: false })
    await expect(end(world.adminSession)).rejects.toMatchObject({ status: 404 })
    await expect(end(wall?.uuid ?? '', world.admin.uuid)).rejects.toMatchObject({ status: 404 })
    await end(wall?.uuid ?? '')
    expect(await sessions()).toHaveLength(1)
    const [display] = await server.context.db.select().from(displays).where(eq(displays.uuid, world.displayUuid))
    expect(display).toMatchObject({ operatorUuid: null })
    await end(panel?.uuid ?? '')
    await expect(sessions()).rejects.toMatchObject({ status: 401, code: 'unauthenticated' })
  })
})
