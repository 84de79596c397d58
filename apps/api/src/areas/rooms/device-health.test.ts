import { showCenter } from '@repo/api-client/center/show-center'
import { daqHeaders } from '@repo/api-client/core/headers'
import { showDisplay } from '@repo/api-client/displays/display'
import { reportDaq } from '@repo/api-client/rooms/daq-reports'
import { issueDaqKey } from '@repo/api-client/rooms/daq-rooms'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { newDevice } from '../../../testing/new-device.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { daqKeys } from '../../database/schema/daq-keys.ts'

const radio = { kind: 'ble', name: 'hci0', state: 'scanning', links: 4, slots: 5 } as const

const health = {
  radios: [{ kind: 'ant', name: 'ttyUSB0', state: 'scanning' } as const, radio],
  straps: 12,
  waiting: 1,
  backlog_seconds: 2,
  worst_age_ms: 2100,
  median_age_ms: 1700,
  clock_offset_ms: -35,
  temperature: 61.5,
  lost: [] as { strap: string; percent: number }[],
}

describe('the health of a device', () => {
  let server: TestServer
  let world: World
  let coach: Client
  let device: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    coach = createClient({ baseUrl: server.url, headers: () => world.headers.coach })
    device = deviceWith((await issue()).key)
  })

  const issue = (more: { device_uuid?: string } = {}) =>
    coach.call(issueDaqKey, { params: { uuid: world.daq.uuid }, body: { ...newDevice, ...more } })
  const deviceWith = (key: string) => createClient({ baseUrl: server.url, headers: () => daqHeaders('en', key) })
  const report = (change: object = {}, from = device) =>
    from.call(reportDaq, { body: { local_ip: null, version: '1.0', health: { ...health, ...change } } })
  const shownDevice = async () => {
    const { rooms } = await coach.callDecoded(showCenter, { params: { uuid: world.branch.uuid } })
    return rooms.find(({ uuid }) => uuid === world.daq.uuid)?.devices[0]
  }

  it('is shown to staff as last reported, and not on displays', async () => {
    expect(await shownDevice()).not.toHaveProperty('health')
    await report({ straps: 3 })
    await report()
    const { worst_age_ms: worstAge, median_age_ms: medianAge, ...rest } = health
    const { backlog_seconds: backlogSeconds, clock_offset_ms: clockOffset, ...same } = rest
    expect((await shownDevice())?.health).toEqual({ ...same, worstAge, medianAge, backlogSeconds, clockOffset })
    const wall = createClient({ baseUrl: server.url, headers: () => world.headers.display })
    const { rooms } = await wall.callDecoded(showDisplay, {})
    const onWall = rooms.find(({ uuid }) => uuid === world.daq.uuid)?.devices[0]
    expect(onWall).toMatchObject({ state: 'online' })
    expect(onWall).not.toHaveProperty('health')
  })

  it('is forgotten with a report without it, and with a new key', async () => {
    await report()
    await device.call(reportDaq, { body: { local_ip: null, version: '1.0' } })
    expect(await shownDevice()).not.toHaveProperty('health')
    await report()
    await issue({ device_uuid: (await shownDevice())?.uuid ?? '' })
    expect(await shownDevice()).not.toHaveProperty('health')
  })

  it('includes losses of the straps of the center, and stores none of passers-by', async () => {
    const other = await buildWorld(server)
    const own = { strap: 'ble:A0B1C2D3E4F5', percent: 9 }
    await report({ lost: [own, { strap: 'ant:730926', percent: 12 }] })
    expect((await shownDevice())?.health?.lost).toEqual([own])
    const rows = await server.context.db.select({ health: daqKeys.health }).from(daqKeys)
    expect(JSON.stringify(rows)).not.toContain('730926')
    const admin = createClient({ baseUrl: server.url, headers: () => other.headers.admin })
    const { rooms } = await admin.callDecoded(showCenter, { params: { uuid: other.branch.uuid } })
    expect(JSON.stringify(rooms)).not.toContain('hci0')
  })

  it('updates the screens of staff when its advice changes', async () => {
    await report()
    const publish = vi.spyOn(server.context.realtime, 'publish')
    const updates = async (change: object) => {
      publish.mockClear()
      await report(change)
      return publish.mock.calls.filter(([channel]) => channel.includes(world.branch.uuid)).length
    }
    expect(await updates({ straps: 14, worst_age_ms: 3000 })).toBe(0)
    expect(await updates({ backlog_seconds: 60 })).toBe(1)
    expect(await updates({ backlog_seconds: 60 })).toBe(0)
    expect(await updates({})).toBe(1)
    publish.mockRestore()
  })

  it('is refused with an unknown key', async () => {
    await expect(report({}, deviceWith('x'.repeat(43)))).rejects.toMatchObject({ status: 401, code: 'key-unknown' })
  })

  const many = <T>(count: number, one: T): readonly T[] => Array.from({ length: count }, () => one)

  it.each([
    ['nine radios', { radios: many(9, radio) }],
    ['an unknown radio', { radios: [{ ...radio, kind: 'wifi' }] }],
    ['an unknown state', { radios: [{ ...radio, state: '<script>' }] }],
    ['a name of 41 characters', { radios: [{ ...radio, name: 'x'.repeat(41) }] }],
    ['a name of two lines', { radios: [{ ...radio, name: 'hci0\nroot' }] }],
    ['a name with NUL', { radios: [{ ...radio, name: 'hci\u0000' }] }],
    ['a negative count', { straps: -1 }],
    ['half a strap', { waiting: 0.5 }],
    ['1,001 straps', { straps: 1001 }],
    ['a count as text', { straps: '12' }],
    ['a backlog of three days', { backlog_seconds: 259_200 }],
    ['an age beyond all numbers', { worst_age_ms: 1e300 }],
    ['a clock of another era', { clock_offset_ms: 1e15 }],
    ['the temperature of the sun', { temperature: 5500 }],
    ['six lost straps', { lost: many(6, { strap: 'ant:1', percent: 9 }) }],
    ['an address that is none', { lost: [{ strap: "ant:1' or 1=1", percent: 9 }] }],
    ['a loss of 101 %', { lost: [{ strap: 'ant:1', percent: 101 }] }],
    ['no radios at all', { radios: undefined }],
  ])('is refused with %s', async (_, change) => {
    await expect(report(change)).rejects.toMatchObject({ status: 422 })
    expect(await shownDevice()).toMatchObject({ state: 'awaited', lastSeenAt: null })
  })
})
