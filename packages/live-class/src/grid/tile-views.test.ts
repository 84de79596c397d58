import type { Participant } from '@repo/domain/live/live-packet'
import { describe, expect, it } from 'vitest'

import type { TileTexts } from './tile-texts.ts'
import { tileViewOf } from './tile-views.ts'

const words: TileTexts = {
  levels: { waiting: 'W', minimum: 'VL', light: 'L', moderate: 'M', intense: 'I', maximum: 'X' },
  belowZones: 'U',
  labels: { place: '', effort: '', heartRate: '', calories: '', steps: '', heartRateUnit: '', caloriesUnit: '' },
  noSignal: 'none',
  noStrap: 'connect',
  spot: (clock) => `none, ${clock}`,
  noContact: 'off the skin',
  seconds: (age) => `${age} s`,
  guest: (number) => `G${number}`,
  present: 'here',
  onDisplays: { color: 'c', anonymous: 'a', 'color-anonymous': 'ca', name: 'n', nothing: '-' },
  aboveCeiling: 'above',
}

const person = (change: Partial<Participant>): Participant => ({
  userUuid: 'u',
  pseudonym: 'Rayo 1',
  imageUrl: null,
  effort: 79.99,
  heartRate: 151,
  calories: 12.9,
  steps: null,
  signal: 'live',
  measuredAt: 1_000_000,
  joinedAt: null,
  ...change,
})

const viewOf = (change: Partial<Participant>) =>
  tileViewOf(person(change), { serverNow: 1_008_400, words, stepsIcon: null })

describe('tileViewOf', () => {
  it('takes number and color from the same effort, never rounded up', () => {
    expect(viewOf({})).toMatchObject({ effort: '79', level: 'moderate', levelLabel: 'M', calories: '13' })
  })

  it('has the word of its color, like the column that counts zones, also below 50 %', () => {
    expect(viewOf({ effort: 49.9 })).toMatchObject({ effort: '49', level: 'minimum', levelLabel: 'VL' })
    expect(viewOf({ effort: 50 })).toMatchObject({ effort: '50', level: 'minimum', levelLabel: 'VL' })
  })

  it.each([
    [{ signal: 'live' as const }, null],
    [{ signal: 'stale' as const }, '8 s'],
    [{ signal: 'disconnected' as const }, 'none'],
  ])('shows the age of the value: %j → %s', (change, label) => {
    expect(viewOf(change).signalLabel).toBe(label)
  })

  it('marks no participant as without signal while the display is offline, and only the age grows', () => {
    const context = { serverNow: 1_040_000, words, stepsIcon: null, isLost: () => false }
    const view = tileViewOf(person({ signal: 'disconnected' }), context)
    expect([view.signalLabel, view.effort, view.heartRate]).toEqual(['40 s', '–', '–'])
    expect(tileViewOf(person({ signal: 'disconnected' }), { ...context, isLost: () => true }).signalLabel).toBe('none')
  })

  it('asks for the strap of a participant who never had one, whatever the spot', () => {
    expect(viewOf({ signal: 'disconnected', measuredAt: null }).signalLabel).toBe('connect')
    expect(viewOf({ signal: 'disconnected', measuredAt: null, spotUntil: 1_100_000 }).signalLabel).toBe('connect')
    expect(viewOf({ signal: 'disconnected', spotUntil: 1_068_400 }).signalLabel).toBe('none, 1:00')
  })

  it('has the rank of its participant, and none without one', () => {
    const context = { serverNow: 1_008_400, words, stepsIcon: null, ranks: new Map([['u', 2]]) }
    expect([tileViewOf(person({}), context).place, viewOf({}).place]).toEqual([2, null])
  })

  it('shows that a strap is off the skin instead of its age and its zone', () => {
    expect(viewOf({ signal: 'stale', isOffSkin: true })).toMatchObject({
      signal: 'stale',
      signalLabel: 'off the skin',
      levelLabel: '',
    })
    expect(viewOf({ signal: 'disconnected', isOffSkin: true })).toMatchObject({
      signalLabel: 'off the skin',
      effort: '–',
    })
  })

  it('shows a dash for an unknown value, and leaves out calories that nothing can calculate', () => {
    const view = viewOf({ effort: null, heartRate: null, calories: null })
    expect([view.effort, view.heartRate, view.calories, view.level]).toEqual(['–', '–', null, 'waiting'])
  })

  it('shows a dash for the heart rate of a participant without signal, and the totals until then', () => {
    const view = viewOf({ signal: 'disconnected', steps: 7 })
    expect(view).toMatchObject({ effort: '–', heartRate: '–', calories: '13', level: 'waiting', fill: 0 })
  })

  it('cuts pseudonyms of 20 characters and more', () => {
    expect(viewOf({ pseudonym: 'Relámpago Supersónico' }).name).toBe('Relámpago Supersó…')
  })

  it.each([
    [0, 0],
    [40, 0],
    [55, 0.25],
    [70, 0.5],
    [100, 1],
  ])('raises the color from 40 %% on: at %s %% it fills %s', (effort, fill) => {
    expect(viewOf({ effort })).toMatchObject({ fill })
  })

  it('fills no more than the whole tile above 100 %', () => {
    expect(viewOf({ effort: 108 })).toMatchObject({ effort: '108', level: 'maximum', fill: 1 })
  })
})

const hidden = { effort: null, heartRate: null, calories: null, measuredAt: null }

describe('the tile of someone who hides something', () => {
  it.each<[string, Partial<Participant>, object]>([
    [
      'name',
      { visibility: 'anonymous', guestNumber: 3 },
      { name: 'G3', isGuest: true, effort: '79', shows: undefined },
    ],
    [
      'numbers',
      { ...hidden, visibility: 'color', level: 'intense' },
      { name: 'Rayo 1', isGuest: false, shows: 'color', level: 'intense', levelLabel: 'I', fill: 1 },
    ],
    [
      'both',
      { ...hidden, visibility: 'color-anonymous', level: 'waiting', guestNumber: 4 },
      { name: 'G4', isGuest: true, shows: 'color', level: 'waiting', fill: 0 },
    ],
    [
      'all but the name',
      { ...hidden, visibility: 'name' },
      { name: 'Rayo 1', shows: 'presence', level: 'waiting', levelLabel: 'here', fill: 0, signalLabel: 'connect' },
    ],
  ])('has no %s on a display', (_, change, expected) => {
    const { signalLabel, ...rest } = viewOf(change)
    const { signalLabel: __, ...wanted } = expected as Record<string, unknown>
    expect(rest).toMatchObject(wanted)
    expect(signalLabel === null || typeof signalLabel === 'string').toBe(true)
  })

  it('has everything for staff, with what displays show and the limit that is exceeded', () => {
    const context = { serverNow: 1_008_400, words, stepsIcon: null, isStaff: true }
    const change = {
      visibility: 'color-anonymous',
      guestNumber: 3,
      ceiling: { bpm: 150, aboveSince: 1_000_000 },
    } as const
    expect(tileViewOf(person(change), context)).toMatchObject({
      name: 'Rayo 1',
      effort: '79',
      displayNote: 'ca',
      hiding: 'offered',
      warning: 'above',
    })
    const calm = { ceiling: { bpm: 150, aboveSince: null } }
    expect(tileViewOf(person(calm), context)).toMatchObject({ displayNote: null, warning: null })
    const hiddenBy = { visibility: 'nothing', isHidden: true } as const
    expect(tileViewOf(person(hiddenBy), context)).toMatchObject({ displayNote: '-', hiding: 'done' })
    expect(tileViewOf(person({ visibility: 'nothing' }), context)).toMatchObject({ hiding: null })
  })
})
