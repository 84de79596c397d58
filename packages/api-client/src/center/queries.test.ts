import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { decode, encode } from 'zod/mini'

import { answeringClient, fetched } from '../../tests/answering-client.ts'
import { ourRoom, wireRoom } from '../../tests/wire-room.ts'
import { remoteRoomsQueryOptions } from '../rooms/queries.ts'
import { centerPrivacyQueryOptions } from './privacy-queries.ts'
import { centerQueryOptions } from './queries.ts'
import { showCenter } from './show-center.ts'

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
  description: null,
  chain: { uuid: 'chain-1', name: 'Latido' },
  language: 'es',
  measurementSystem: 'metric',
  zone: 'America/Mexico_City',
  offset: '-6',
  imageUrl: '/n.webp',
  accentColor: null,
  exportsClassLogs: false,
  mapStyleUrl: null,
  rooms: [ourRoom, { ...ourRoom, uuid: 'room-2', kind: 'daq' }],
  coaches: [{ uuid: 'coach-1', name: 'Leo' }],
  roles: [{ name: 'admin' }],
  joinsBy: null,
  gallery: [],
  location: null,
  streamingAccount: null,
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
    streamingAccount: { uuid: 'z', email: 'z@gym' },
  })
})

it('a center is written as it was read', () => {
  const account = { uuid: 'z', email: 'z@gym', api_key: 'k' }
  const role = { name: 'admin', created_at: '2026-11-21T16:00:00.000Z' }
  const full = {
    ...wire,
    branch_description: 'Centro',
    joins_by: 'code' as const,
    accent_color: '#c9a227',
    exports_class_logs: true,
    map_style_url: 'https://maps.example/style.json',
    roles: [role],
    credential_zoom: account,
    multimedia: [{ uuid: 'picture', url: '/p.webp' }],
    location: {
      uuid: 'place',
      address_line_1: 'Hidalgo 12',
      country: 'México',
      state: 'Guanajuato',
      city: 'Celaya',
      zip_code: '38000',
      location_point: '20.5222,-100.8142',
      status: 1,
    },
  }
  const english = { ...full, lang_types: 1, measurement_system: 'english_system', rooms: [wireRoom] }
  expect(encode(showCenter.response, decode(showCenter.response, english))).toEqual(english)
  const least = { ...wire, accent_color: null, exports_class_logs: false, rooms: [], multimedia: [], location: null }
  expect(encode(showCenter.response, decode(showCenter.response, least))).toEqual(least)
})

it('remote rooms come with the center and leave the others out', async () => {
  const { client } = answeringClient(wire)
  const options = remoteRoomsQueryOptions(client, UUID)
  const center = await new QueryClient().fetchQuery(centerQueryOptions(client, UUID))
  expect(options.queryKey).toEqual(['center', UUID])
  expect(options.select?.(center)).toEqual([ourRoom])
})

it('what displays show by default', async () => {
  const privacy = { default_visibility: 'name', minors_at_most: 'half', adult_age: 18, unknown_age_is_minor: true }
  const answer = { ...privacy, consent_age: 14, version: 2 }
  const { data, asked } = await fetched(answer, (client) => centerPrivacyQueryOptions(client, UUID))
  expect(asked).toEqual([`GET /api/v2/branch/${UUID}/privacy`])
  expect(data).toEqual({
    defaultVisibility: 'name',
    minorsAtMost: 'nothing',
    adultAge: 18,
    isUnknownAgeMinor: true,
    consentAge: 14,
    version: 2,
  })
})
