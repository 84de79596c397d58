import { listRefusedStraps } from '@repo/api-client/classes/participants'
import { sendDaqMeasurements } from '@repo/api-client/rooms/daq-reports'
import { createSensor, exportSensors, listSensors, updateSensor } from '@repo/api-client/sensors/endpoints'
import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { type Client, createClient } from '../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../testing/world.ts'
import { strapAddresses } from '../../database/schema/sensors.ts'

const MAC = 'D4:00:00:00:00:07'
const named = { sensor_name: 'Banda 7', sensor_id_center: null, ownership_type: 'center' } as const

describe('the addresses of a sensor', () => {
  let server: TestServer
  let world: World
  let admin: Client
  let device: Client
  beforeAll(async () => {
    server = await startTestServer()
  })
  beforeEach(async () => {
    world = await buildWorld(server)
    admin = createClient({ baseUrl: server.url, headers: () => world.headers.admin })
    device = createClient({ baseUrl: server.url, headers: () => world.headers.daq })
  })

  const create = async (addresses: { sensor_mac: string; sensor_ant?: string | null }) =>
    (await admin.call(createSensor, { body: { ...named, ...addresses } })).uuid
  const change = (uuid: string, addresses: { sensor_mac: string; sensor_ant?: string | null }) =>
    admin.call(updateSensor, { params: { uuid }, body: { ...named, ...addresses } })
  const shown = async (uuid: string) => {
    const { rows } = await admin.callDecoded(listSensors, { query: {} })
    const sensor = rows.find((row) => row.uuid === uuid)
    return [sensor?.mac, sensor?.ant]
  }
  const stored = async (sensorUuid: string) => {
    const { address, learnt } = strapAddresses
    const own = eq(strapAddresses.sensorUuid, sensorUuid)
    return server.context.db.select({ address, learnt }).from(strapAddresses).where(own).orderBy(address)
  }
  const send = (samples: object[]) =>
    device.call(sendDaqMeasurements, { body: { device_id: 'daq', sequence: 0, samples: samples as never } })

  it.each<[string, Parameters<typeof create>[0], [string, string | null]]>([
    ['Bluetooth alone', { sensor_mac: 'd4-00-00-00-00-07' }, [MAC, null]],
    ['ANT+ alone', { sensor_mac: '', sensor_ant: '0730926' }, ['', '730926']],
    ['both radios', { sensor_mac: MAC, sensor_ant: '26' }, [MAC, '26']],
  ])('are those of %s', async (_, addresses, expected) => {
    expect(await shown(await create(addresses))).toEqual(expected)
  })

  it.each([
    { sensor_mac: '' },
    { sensor_mac: '', sensor_ant: null },
    { sensor_mac: MAC, sensor_ant: '0' },
    { sensor_mac: MAC, sensor_ant: '1048576' },
    { sensor_mac: MAC, sensor_ant: 'x' },
  ])('are not %j', async (addresses) => {
    await expect(create(addresses)).rejects.toMatchObject({ status: 422, code: 'invalid-input' })
  })

  it('are unique in a center, and free in another', async () => {
    await create({ sensor_mac: '', sensor_ant: '26' })
    const again = create({ sensor_mac: MAC, sensor_ant: '026' })
    await expect(again).rejects.toMatchObject({ code: 'sensor-taken', fields: { sensor_ant: {} } })
    // nothing of the refused sensor stays
    expect(await shown(await create({ sensor_mac: MAC }))).toEqual([MAC, null])
    const elsewhere = await buildWorld(server)
    const other = createClient({ baseUrl: server.url, headers: () => elsewhere.headers.admin })
    const body = { ...named, sensor_mac: MAC, sensor_ant: '26' }
    await expect(other.call(createSensor, { body })).resolves.toMatchObject({ uuid: expect.any(String) })
  })

  it('are replaced by an edit, except for learnt ones', async () => {
    const uuid = await create({ sensor_mac: MAC, sensor_ant: '26' })
    const held = { branchUuid: world.branch.uuid, sensorUuid: uuid, learnt: 'claim' as const }
    await server.context.db.insert(strapAddresses).values({ ...held, address: 'ble:D40000000099' })
    await change(uuid, { sensor_mac: 'D4:00:00:00:00:08', sensor_ant: '26' })
    expect(await stored(uuid)).toEqual([
      { address: 'ant:26', learnt: 'typed' },
      { address: 'ble:D40000000008', learnt: 'typed' },
      { address: 'ble:D40000000099', learnt: 'claim' },
    ])
    expect(await shown(uuid)).toEqual(['D4:00:00:00:00:08', '26'])
    await change(uuid, { sensor_mac: 'D4:00:00:00:00:99', sensor_ant: null })
    expect(await stored(uuid)).toEqual([{ address: 'ble:D40000000099', learnt: 'typed' }])
    await change(uuid, { sensor_mac: '', sensor_ant: '27' })
    expect(await stored(uuid)).toEqual([{ address: 'ant:27', learnt: 'typed' }])
  })

  it('are one strap to devices: a second of both radios counts once', async () => {
    await change(world.sensorUuid, { sensor_mac: world.mac, sensor_ant: '730926' })
    const at = server.clock.now()
    const receipt = await send([
      { strap: 'ant:730926', at, hr: 140, rr: [417, 420], rssi: -61 },
      { strap: `ble:${world.mac.replaceAll(':', '')}`, at, hr: 140 },
      { mac: world.mac, at, hr: 140 },
      { strap: 'ant:0730926', at: at + 1000, hr: 141 },
    ])
    expect(receipt).toMatchObject({ sequence: 0, accepted: 2, duplicate: 2, refused: [] })
  })

  it('are refused sample by sample where no sensor has them', async () => {
    const at = server.clock.now()
    const straps = ['ant:1', 'ant:0', 'usb:1', 7, null, 'x'.repeat(10_000), 'ble:D40000000001']
    // an invalid strap is not replaced by the MAC address beside it
    const receipt = await send(straps.map((strap) => ({ strap, mac: world.mac, at, hr: 140 })))
    expect(receipt.refused).toEqual(straps.map((_, index) => ({ index, reason: 'unknown-sensor' })))
    const heard = await admin.callDecoded(listRefusedStraps, { params: { uuid: world.classUuid } })
    expect(heard.map(({ mac }) => mac)).toEqual(['ANT 1', 'D4:00:00:00:00:01'])
  })

  it('are exported in one column', async () => {
    await create({ sensor_mac: '', sensor_ant: '730926' })
    const query = { search_colum: 'sensor_mac', search: '730926', format: 'csv' } as const
    const { content } = await admin.download(exportSensors, { query })
    expect(await content.text()).toContain('"Banda 7","ANT 730926"')
  })
})
