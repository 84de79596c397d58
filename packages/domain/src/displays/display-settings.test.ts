import { describe, expect, it } from 'vitest'

import type { RemoteState } from '../rooms/remote-state.ts'
import { firstSettings, roomFollowed, roomOnDisplay, type DisplaySettings } from './display-settings.ts'

const MEXICO = 'America/Mexico_City'
/** Monday, 07:00 in Mexico City. */
const SEVEN = Date.parse('2026-11-02T13:00:00Z')
const schedule = [{ weekday: 1, from: '07:00', to: '08:00', roomUuid: 'cycling' }] as const

describe('roomFollowed', () => {
  it.each<[string, Partial<DisplaySettings>, number, string | null]>([
    ['a room', { roomUuid: 'box' }, SEVEN, 'box'],
    ['no room yet', {}, SEVEN, null],
    ['a room, though a schedule is kept', { roomUuid: 'box', schedule }, SEVEN, 'box'],
    ['a schedule within its hours', { follows: 'schedule', roomUuid: 'box', schedule }, SEVEN, 'cycling'],
    ['a schedule before its hours', { follows: 'schedule', roomUuid: 'box', schedule }, SEVEN - 1, 'box'],
    ['a schedule after its hours', { follows: 'schedule', roomUuid: 'box', schedule }, SEVEN + 3_600_000, 'box'],
    ['a schedule without a room outside', { follows: 'schedule', schedule }, SEVEN - 1, null],
    ['an empty schedule', { follows: 'schedule', roomUuid: 'box' }, SEVEN, 'box'],
  ])('%s', (_, change, at, room) => {
    expect(roomFollowed({ ...firstSettings, ...change }, MEXICO, at)).toBe(room)
  })
})

describe('roomOnDisplay', () => {
  const states: Readonly<Record<string, RemoteState>> = { runs: 'running', next: 'running', over: 'ended' }
  it.each([
    [null, 'idle', 'idle'],
    ['runs', 'idle', 'runs'],
    ['runs', 'next', 'runs'],
    ['runs', null, 'runs'],
    ['over', 'idle', 'over'],
    ['over', null, 'over'],
    ['over', 'next', 'next'],
    ['idle', 'other', 'other'],
    ['idle', null, null],
  ])('with %j shown and %j requested is %j', (shown, wanted, expected) => {
    expect(roomOnDisplay(shown, wanted, (room) => states[room] ?? 'idle')).toBe(expected)
  })
})
