import { daqHeaders } from '@repo/api-client/core/headers'
import { sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { issueDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { findHeldStrap } from '@repo/api-client/sensors/endpoints'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { fingerprintsOf } from '../../../testing/database-fingerprint.ts'
import { newDevice } from '../../../testing/new-device.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'

describe('the strap held to a receiver', () => {
  let server: TestServer
  let world: World
  let admin: Client
  let idle: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    admin = createClient({ baseUrl: server.url, headers: () => world.headers.admin })
    // also without a class
    idle = await deviceIn(world.idle.uuid)
  })

  const deviceIn = async (uuid: string) => {
    const { key } = await admin.call(issueDaqKey, { params: { uuid }, body: newDevice })
    return createClient({ baseUrl: server.url, headers: () => daqHeaders('en', key) })
  }
  const hear = (straps: Readonly<Record<string, unknown>>, from = idle, at = server.clock.now()) => {
    const samples = Object.entries(straps).map(([strap, rssi]) => ({ strap, at, hr: 90, rssi }))
    return from.call(sendDaqMeasurements, { body: { device_id: 'daq', sequence: 0, samples } })
  }
  const held = (by = admin) => by.callDecoded(findHeldStrap, {})
  const none = { mac: '', ant: null }

  it('is the one with by far the strongest signal', async () => {
    expect(await held()).toEqual(none)
    await hear({ 'ant:1': -70, 'ant:730926': -40, 'ble:D40000000001': -60 })
    expect(await held()).toEqual({ mac: '', ant: '730926' })
    await hear({ 'ant:1': -49 })
    expect(await held()).toEqual(none)
  })

  it('is found on both radios at once', async () => {
    await hear({ 'ant:730926': -40, 'ble:D40000000001': -42 })
    expect(await held()).toEqual({ mac: 'D4:00:00:00:00:01', ant: '730926' })
  })

  it('is ambiguous if two rooms have one, and is not made ambiguous by straps worn in another room', async () => {
    const other = await deviceIn(world.daq.uuid)
    await hear({ 'ant:730926': -40 })
    await hear({ 'ant:1': -60 }, other)
    expect(await held()).toMatchObject({ ant: '730926' })
    await hear({ 'ant:1': -44 }, other)
    expect(await held()).toEqual(none)
  })

  it('is forgotten after 5 s, and late or invalid strengths do not count', async () => {
    const now = server.clock.now()
    await hear({ 'ant:730926': -40 })
    server.clock.advance(5001)
    expect(await held()).toEqual(none)
    await hear({ 'ant:730926': -40 }, idle, now)
    await hear({ 'ant:1': '-40', 'ant:2': 21, 'ant:3': Number.NaN, 'ant:4': null, 'usb:1': -40 })
    expect(await held()).toEqual(none)
  })

  it('belongs to its center and is stored nowhere', async () => {
    const fingerprint = fingerprintsOf(server.context.db)
    const before = await fingerprint()
    await hear({ 'ant:730926': -40 })
    expect(await fingerprint()).toBe(before)
    const elsewhere = await buildWorld(server)
    const stranger = createClient({ baseUrl: server.url, headers: () => elsewhere.headers.admin })
    expect(await held(stranger)).toEqual(none)
    const coach = createClient({ baseUrl: server.url, headers: () => world.headers.coach })
    await expect(held(coach)).rejects.toMatchObject({ status: 403 })
  })

  it('is sought among 200 straps of a device at most', async () => {
    const many = Object.fromEntries(Array.from({ length: 250 }, (_, n) => [`ant:${n + 1}`, -90]))
    await hear(many)
    await hear({ 'ant:999': -40, 'ant:1': -40 })
    expect(await held()).toMatchObject({ ant: '1' })
  })
})
