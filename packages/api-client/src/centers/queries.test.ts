import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'

import { answeringClient, fetched } from '../../tests/answering-client.ts'
import { ourRoom, wireRoom } from '../../tests/wire-room.ts'
import { remoteRoomsQueryOptions } from '../rooms/queries.ts'
import { centerQueryOptions } from './queries.ts'

const UUID = '0190a000-0000-7000-8000-000000000002'

const wire = {
  branch_uuid: UUID,
  branch_name: 'Norte',
  branch_description: null,
  chain_name: 'Latido',
  chain_uuid: 'chain-1',
  lang_types: 2,
  measurement_system: 'metric_system',
  offset_name: 'America/Mexico_City',
  offset: '-6',
  image_url: '/n.webp',
  rooms: [wireRoom, { ...wireRoom, uuid: 'room-2', type_room: 'daq' }],
  couches: [{ uuid: 'coach-1', name: 'Leo' }],
  roles: [{ name: 'admin' }],
  credential_zoom: null,
}

const ours = {
  branchUuid: UUID,
  name: 'Norte',
  language: 'es',
  measurementSystem: 'metric',
  zone: 'America/Mexico_City',
  offset: '-6',
  imageUrl: '/n.webp',
  rooms: [ourRoom, { ...ourRoom, uuid: 'room-2', kind: 'daq' }],
  coaches: [{ uuid: 'coach-1', name: 'Leo' }],
  hasStreamingCredentials: false,
}

it('the center with its rooms', async () => {
  const { data, asked, key } = await fetched(wire, (client) => centerQueryOptions(client, UUID))
  expect(asked).toEqual([`GET /api/v2/centers/${UUID}`])
  expect(key).toEqual(['center', UUID])
  expect(data).toEqual(ours)
})

it('a center in English, of the English system, with credentials to stream', async () => {
  const other = { lang_types: 1, measurement_system: 'english_system', credential_zoom: { uuid: 'z', email: 'z@gym' } }
  const { data } = await fetched({ ...wire, ...other }, (client) => centerQueryOptions(client, UUID))
  expect(data).toEqual({
    ...ours,
    language: 'en',
    measurementSystem: 'english',
    hasStreamingCredentials: true,
  })
})

it('remote rooms come with the center and leave the others out', async () => {
  const { client } = answeringClient(wire)
  const options = remoteRoomsQueryOptions(client, UUID)
  const center = await new QueryClient().fetchQuery(centerQueryOptions(client, UUID))
  expect(options.queryKey).toEqual(['center', UUID])
  expect(options.select?.(center)).toEqual([ourRoom])
})
