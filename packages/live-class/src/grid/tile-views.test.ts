import type { Participant } from '@repo/domain/live/live-packet'
import { describe, expect, it } from 'vitest'

import type { TileTexts } from './tile-texts.ts'
import { tileViewOf } from './tile-views.ts'

const words: TileTexts = {
  levels: { waiting: 'W', 'warming-up': 'U', minimum: 'VL', light: 'L', moderate: 'M', intense: 'I', maximum: 'X' },
  labels: { effort: '', heartRate: '', calories: '', steps: '', heartRateUnit: '', caloriesUnit: '' },
  noSignal: 'none',
  spot: (clock) => `none, ${clock}`,
  noContact: 'off the skin',
  seconds: (age) => `${age} s`,
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

  it('has a separate word below 50 %, in the same color', () => {
    expect(viewOf({ effort: 49.9 })).toMatchObject({ effort: '49', level: 'minimum', levelLabel: 'U' })
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
    expect(tileViewOf(person({ signal: 'disconnected', measuredAt: null }), context).signalLabel).toBe('none')
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

  it('shows a dash for an unknown value', () => {
    const view = viewOf({ effort: null, heartRate: null, calories: null })
    expect([view.effort, view.heartRate, view.calories, view.level]).toEqual(['–', '–', '–', 'waiting'])
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
