import { expect, it } from 'vitest'
import { decode, encode } from 'zod/mini'

import { fetched } from '../../tests/answering-client.ts'
import { ourRoom, wireRoom } from '../../tests/wire-room.ts'
import { displayQueryOptions, displaysQueryOptions } from './queries.ts'
import { showDisplay } from './show-display.ts'

it('the paired walls', async () => {
  const wall = { uuid: 'wall-1', name: 'Entrada', last_seen_at: '2026-11-21T16:00:00Z' }
  const { data, asked, key } = await fetched({ data: [wall] }, displaysQueryOptions)
  expect(asked).toEqual(['GET /api/v2/displays'])
  expect(key).toEqual(['displays'])
  expect(data).toEqual([{ uuid: 'wall-1', name: 'Entrada', lastSeenAt: new Date('2026-11-21T16:00:00Z') }])
})

const wire = {
  uuid: 'wall-1',
  name: 'Entrada',
  branch_uuid: 'gym',
  branch_name: 'Norte',
  image_url: '/n.webp',
  lang: 'es',
  offset_name: 'America/Mexico_City',
  rooms: [wireRoom],
}
const ours = {
  uuid: 'wall-1',
  name: 'Entrada',
  branchUuid: 'gym',
  centerName: 'Norte',
  centerImageUrl: '/n.webp',
  language: 'es',
  zone: 'America/Mexico_City',
  rooms: [ourRoom],
  operator: null,
}

it('a wall that only looks on', async () => {
  const { data, asked, key } = await fetched(wire, displayQueryOptions)
  expect(asked).toEqual(['GET /api/v2/display'])
  expect(key).toEqual(['display'])
  expect(data).toEqual(ours)
})

it('a wall in English with a coach, whose unknown permissions are left out', async () => {
  const operator = { name: 'Leo', permissions: ['rookremote_show', 'of-tomorrow'] }
  const { data } = await fetched({ ...wire, lang: 'en', operator }, displayQueryOptions)
  expect(data).toEqual({ ...ours, language: 'en', operator: { name: 'Leo', permissions: ['rookremote_show'] } })
})

it.each([[null], [{ name: 'Leo', permissions: ['rookremote_show' as const] }]])(
  'a wall with %j is written as it was read',
  (operator) => {
    const whole = { ...wire, operator }
    expect(encode(showDisplay.response, decode(showDisplay.response, whole))).toEqual(whole)
  },
)
