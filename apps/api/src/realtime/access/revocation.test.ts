import { logOut } from '@repo/api-client/auth/account-endpoints'
import { logIn } from '@repo/api-client/auth/log-in'
import { createRealtimeToken } from '@repo/api-client/classes/realtime-config'
import { sessionHeaders } from '@repo/api-client/core/headers'
import { deleteDisplay } from '@repo/api-client/displays/manage-displays'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import WebSocket from 'ws'

import { buildAdmin } from '../../../testing/factories/build-admin.ts'
import { PASSWORD } from '../../../testing/factories/password.ts'
import { centerClient, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { branches } from '../../database/schema/center.ts'
import { administrators } from '../../database/schema/staff.ts'
import { roomsChannel } from '../branch-events.ts'

interface Frame {
  readonly action: number
  readonly error?: { readonly code: number }
  readonly channel?: string
}

describe('revoked access', () => {
  let server: TestServer
  let world: World
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
  })

  const clientOf = (headers: Readonly<Record<string, string>>) =>
    createClient({ baseUrl: server.url, headers: () => headers })
  const tokenOf = async (client: Client) => (await client.call(createRealtimeToken, {})).token

  /** A realtime client that subscribes to the branch. */
  const listen = async (token: string) => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/?v=6&format=json&access_token=${token}`)
    onTestFinished(() => socket.terminate())
    const frames: Frame[] = []
    const waiting = new Set<() => void>()
    socket.on('message', (data: Buffer) => {
      frames.push(JSON.parse(data.toString()) as Frame)
      for (const wake of waiting) wake()
    })
    const receive = async (is: (frame: Frame) => boolean): Promise<Frame> => {
      for (;;) {
        const found = frames.find(is)
        if (found !== undefined) return found
        await new Promise<void>((resolve) => waiting.add(resolve))
      }
    }
    const first = await receive(({ action }) => action === 4 || action === 9)
    if (first.action === 4) {
      socket.send(JSON.stringify({ action: 10, channel: roomsChannel(world.branch.uuid) }))
      await receive(({ action }) => action === 11)
    }
    return { first, receive }
  }
  const refused = { action: 9, error: { code: 40143 } }
  const isRefused = ({ action, error }: Frame) => action === 9 && error?.code === 40143

  it('an unpaired display is disconnected at once and not admitted again', async () => {
    const [wall, coach] = [clientOf(world.headers.display), clientOf(world.headers.coach)]
    const token = await tokenOf(wall)
    const [deleted, staying] = [await listen(token), await listen(await tokenOf(coach))]
    await coach.call(deleteDisplay, { params: { uuid: world.displayUuid } })
    expect(await deleted.receive(isRefused)).toMatchObject(refused)
    expect((await listen(token)).first).toMatchObject(refused)
    await expect(wall.call(createRealtimeToken, {})).rejects.toMatchObject({ status: 401 })
    await server.context.realtime.publish(roomsChannel(world.branch.uuid), 'rooms-changed', {})
    await staying.receive(({ action }) => action === 15)
  })

  const signIn = async (email: string) => {
    const { token_user: staffToken } = await centerClient(server, world.branch.publishableKey).call(logIn, {
      body: { email, password: PASSWORD, rememberme: true, force: true },
    })
    const { publishableKey: centerKey, uuid: branchUuid } = world.branch
    return clientOf(sessionHeaders({ centerKey, language: 'en', staffToken, branchUuid }))
  }

  it('a coach who signs out is disconnected, but not from a next session', async () => {
    const { email } = await buildAdmin(server.context.db, world.branch.uuid, { role: 'coach' })
    const coach = await signIn(email)
    const token = await tokenOf(coach)
    const gone = await listen(token)
    await coach.call(logOut, {})
    expect(await gone.receive(isRefused)).toMatchObject(refused)
    const again = await listen(await tokenOf(await signIn(email)))
    expect(again.first.action).toBe(4)
    expect((await listen(token)).first).toMatchObject(refused)
  })

  it('a coach who signs in elsewhere is disconnected in the previous session', async () => {
    const { email } = await buildAdmin(server.context.db, world.branch.uuid, { role: 'coach' })
    const first = await listen(await tokenOf(await signIn(email)))
    await signIn(email)
    expect(await first.receive(isRefused)).toMatchObject(refused)
  })

  it('a disabled account is refused with its unexpired token', async () => {
    const { email, uuid } = await buildAdmin(server.context.db, world.branch.uuid, { role: 'coach' })
    const token = await tokenOf(await signIn(email))
    await server.context.db.update(administrators).set({ isActive: false }).where(eq(administrators.uuid, uuid))
    expect((await listen(token)).first).toMatchObject(refused)
  })

  it('all clients of a suspended center are refused', async () => {
    const tokens = [await tokenOf(clientOf(world.headers.coach)), await tokenOf(clientOf(world.headers.display))]
    await server.context.db.update(branches).set({ status: 0 }).where(eq(branches.uuid, world.branch.uuid))
    for (const token of tokens) expect((await listen(token)).first).toMatchObject(refused)
  })

  it('a token lives five minutes', async () => {
    const before = Date.now()
    const { expires_at: end } = await clientOf(world.headers.coach).call(createRealtimeToken, {})
    expect(end - before).toBeGreaterThanOrEqual(300_000)
    expect(end - before).toBeLessThanOrEqual(302_000)
  })
})
