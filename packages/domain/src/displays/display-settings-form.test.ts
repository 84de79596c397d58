import { describe, expect, it } from 'vitest'

import { readDisplaySettingsForm, type DisplaySettingsForm } from './display-settings-form.ts'

const form: DisplaySettingsForm = {
  name: 'Muro',
  follows: 'room',
  roomUuid: '',
  schedule: [],
  idleView: 'poster',
  textSize: 'normal',
  overscan: '0',
  hasSound: false,
}
const morning = { weekday: 1, from: '07:00', to: '08:00', roomUuid: 'box' } as const
const twice = [morning, { ...morning, from: '07:30' }]
const bounds = { min: 0, max: 5 }

describe('readDisplaySettingsForm', () => {
  it.each<[string, Partial<DisplaySettingsForm>, object]>([
    ['no name', { name: ' ' }, { name: { code: 'required' } }],
    ['a margin above five', { overscan: '6' }, { overscan: { code: 'out-of-range', ...bounds } }],
    ['half a margin', { overscan: '2.5' }, { overscan: { code: 'not-whole', ...bounds } }],
    ['no margin', { overscan: '' }, { overscan: { code: 'required' } }],
    ['no room outside the hours', { follows: 'schedule' }, { roomUuid: { code: 'required' } }],
    ['hours twice', { follows: 'schedule', roomUuid: 'box', schedule: twice }, { schedule: { code: 'overlap' } }],
    [
      'hours without an end',
      { follows: 'schedule', roomUuid: 'box', schedule: [{ ...morning, to: '' }] },
      { schedule: { code: 'not-a-time' } },
    ],
  ])('%s', (_, change, error) => {
    expect(readDisplaySettingsForm({ ...form, ...change })).toEqual({ ok: false, error })
  })

  it.each<[string, Partial<DisplaySettingsForm>, object]>([
    ['a room chosen on the display itself', {}, { roomUuid: null, overscan: 0 }],
    ['a room and a margin', { roomUuid: 'box', overscan: '5' }, { roomUuid: 'box', overscan: 5 }],
    ['a schedule that is kept for later', { schedule: [morning] }, { schedule: [morning] }],
    ['a faulty schedule that is not in use', { follows: 'ranking', schedule: twice }, { schedule: [] }],
    [
      'a schedule',
      { follows: 'schedule', roomUuid: 'box', schedule: [morning] },
      { roomUuid: 'box', schedule: [morning] },
    ],
  ])('accepts %s', (_, change, value) => {
    expect(readDisplaySettingsForm({ ...form, ...change })).toMatchObject({ ok: true, value })
  })
})
