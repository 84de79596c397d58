import { firstSettings } from '@repo/domain/displays/display-settings'
import { expect, it } from 'vitest'
import { decode, encode } from 'zod/mini'

import { fetched } from '../../tests/answering-client.ts'
import { ourRoom, wireRoom } from '../../tests/wire-room.ts'
import { showDisplay } from './display.ts'
import { displaysQueryOptions } from './queries.ts'
import { displayQueryOptions, wallRankingQueryOptions } from './wall-queries.ts'

const ROOM = '0190a000-0000-7000-8000-200000000001'
const wireSettings = {
  follows: 'schedule',
  room_uuid: ROOM,
  schedule: [{ weekday: 7 as const, from: '22:00', to: '02:00', room_uuid: ROOM }],
  idle_view: 'ranking',
  text_size: 'largest',
  overscan: 5,
  has_sound: true,
}
const ourSettings = {
  follows: 'schedule',
  roomUuid: ROOM,
  schedule: [{ weekday: 7, from: '22:00', to: '02:00', roomUuid: ROOM }],
  idleView: 'ranking',
  textSize: 'largest',
  overscan: 5,
  hasSound: true,
}

it('the paired walls', async () => {
  const wall = { uuid: 'wall-1', name: 'Entrada', last_seen_at: '2026-11-21T16:00:00Z', ...wireSettings }
  const { data, asked, key } = await fetched({ data: [wall] }, displaysQueryOptions)
  expect(asked).toEqual(['GET /api/v2/displays'])
  expect(key).toEqual(['displays'])
  const lastSeenAt = new Date('2026-11-21T16:00:00Z')
  expect(data).toEqual([{ uuid: 'wall-1', name: 'Entrada', lastSeenAt, settings: ourSettings }])
})

const wire = {
  uuid: 'wall-1',
  name: 'Entrada',
  branch_uuid: 'gym',
  branch_name: 'Norte',
  image_url: '/n.webp',
  accent_color: '#c9a227',
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
  accentColor: '#c9a227',
  language: 'es',
  zone: 'America/Mexico_City',
  rooms: [ourRoom],
  operator: null,
  settings: firstSettings,
  serverTime: null,
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
    const whole = { ...wire, operator, ...wireSettings, server_time: '2026-11-21T16:00:00.000Z' }
    expect(encode(showDisplay.response, decode(showDisplay.response, whole))).toEqual(whole)
  },
)

it('the settings of a wall, with the clock of the server', async () => {
  const notice = { ...wire, ...wireSettings, server_time: '2026-11-21T16:00:00Z' }
  const { data } = await fetched(notice, displayQueryOptions)
  expect(data).toMatchObject({ settings: ourSettings, serverTime: new Date('2026-11-21T16:00:00Z') })
})

it('settings in words of tomorrow read as those of a wall that nobody changed', async () => {
  const words = { follows: 'of-tomorrow', idle_view: 'of-tomorrow', text_size: 'of-tomorrow' }
  const { data } = await fetched({ ...wire, ...words }, displayQueryOptions)
  expect(data).toMatchObject({ settings: firstSettings })
})

it('the ranking for a wall, in which a kind of medal that is missing counts as none', async () => {
  const achievement = [{ medals_type: 'bronce', medals_count: 2 }]
  const place = { position: 1, pseudonym: 'Rayo', image: '/r.webp', achievement, points_meddals: 120 }
  const { data, asked, key } = await fetched({ data: [place] }, wallRankingQueryOptions)
  expect(asked).toEqual(['GET /api/v2/display/ranking'])
  expect(key).toEqual(['wall-ranking'])
  const medals = { gold: 0, silver: 0, bronze: 2 }
  expect(data).toEqual([{ position: 1, pseudonym: 'Rayo', imageUrl: '/r.webp', medals, points: 120 }])
})
