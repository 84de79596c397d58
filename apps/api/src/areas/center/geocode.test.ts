import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

import { describePoint, findAddress } from '@repo/api-client/center/geocode'
import { beforeAll, describe, expect, it } from 'vitest'

import { atEnd } from '../../../testing/at-end.ts'
import { buildGym, staffClient, startTestServer } from '../../../testing/test-server.ts'
import type { Client } from '../../../testing/wire-client.ts'

const adminOf = async (environment: Record<string, string> = {}): Promise<Client> => {
  const server = await startTestServer(environment)
  const gym = await buildGym(server)
  return staffClient(server, gym, gym.admin.email)
}
const find = (client: Client, query: Record<string, string>) => client.callDecoded(findAddress, { query })
const describeAt = (client: Client, location_point: string) => client.call(describePoint, { query: { location_point } })

describe('the offline geocoder', () => {
  let admin: Client
  beforeAll(async () => {
    admin = await adminOf()
  })

  it.each([
    [{ city: 'celaya', state: 'GUANAJUATO', country: 'mexico' }, 20.52, -100.81],
    [{ city: 'Guadalajara', country: 'México' }, 20.67, -103.35],
    [{ city: 'Guadalajara', country: 'España' }, 40.63, -3.17],
    [{ city: 'Guadalajara', country: 'Spain' }, 40.63, -3.17],
  ])('finds %j', async (query, latitude, longitude) => {
    const { point } = await find(admin, query)
    expect(Math.abs(point.latitude - latitude)).toBeLessThan(0.05)
    expect(Math.abs(point.longitude - longitude)).toBeLessThan(0.05)
  })

  it.each([
    [{}],
    [{ city: 'Nowhere at all' }],
    [{ city: 'Celaya', state: 'Jalisco', country: 'México' }],
    [{ address_line_1: 'Hidalgo 12' }],
  ])('does not find %j', async (query) => {
    await expect(find(admin, query)).rejects.toMatchObject({ status: 404, code: 'address-not-found' })
  })

  it('describes a point by its nearest town in the language of the call', async () => {
    await expect(describeAt(admin, '20.5222,-100.8142')).resolves.toEqual({
      city: 'Celaya',
      state: 'Guanajuato',
      country: 'Mexico',
      zip_code: null,
    })
    await expect(describeAt(admin, '0,-140')).rejects.toMatchObject({ status: 404, code: 'address-not-found' })
    await expect(describeAt(admin, 'Celaya')).rejects.toMatchObject({ status: 422 })
  })
})

describe('the geocoding service', () => {
  const requested: string[] = []
  let answer: { status: number; body: unknown } = { status: 200, body: [] }
  let admin: Client
  beforeAll(async () => {
    const peer = createServer((request, response) => {
      requested.push(request.url ?? '')
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
    })
    await new Promise<void>((resolve) => peer.listen(0, '127.0.0.1', resolve))
    atEnd(async () => {
      await new Promise((resolve) => peer.close(resolve))
    })
    admin = await adminOf({ GEOCODER_URL: `http://127.0.0.1:${(peer.address() as AddressInfo).port}/` })
  })

  it('receives the parts of an address', async () => {
    answer = { status: 200, body: [{ lat: '20.5', lon: '-100.8', display_name: 'Hidalgo 12' }] }
    const { point } = await find(admin, { address_line_1: 'Hidalgo 12', city: 'Celaya' })
    expect(point).toEqual({ latitude: 20.5, longitude: -100.8 })
    expect(requested.at(-1)).toBe('/search?street=Hidalgo+12&city=Celaya&limit=1&format=jsonv2')
  })

  it('describes a point', async () => {
    answer = {
      status: 200,
      body: { address: { town: 'Celaya', state: 'Guanajuato', country: 'México', postcode: '38000' } },
    }
    await expect(describeAt(admin, '20.5,-100.8')).resolves.toEqual({
      city: 'Celaya',
      state: 'Guanajuato',
      country: 'México',
      zip_code: '38000',
    })
  })

  it.each([
    ['nothing', { status: 200, body: [] }, 404],
    ['its own error', { status: 200, body: { error: 'Unable to geocode' } }, 404],
    ['a server error', { status: 500, body: null }, 503],
  ])('leads to a refusal when it returns %s', async (_, said, status) => {
    answer = said
    await expect(find(admin, { city: 'Celaya' })).rejects.toMatchObject({ status })
    await expect(describeAt(admin, '20.5,-100.8')).rejects.toMatchObject({ status })
  })
})
