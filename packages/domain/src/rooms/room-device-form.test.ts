import { expect, it } from 'vitest'

import { emptyRoomDeviceForm, readRoomDeviceForm } from './room-device-form.ts'

it.each([
  ['', { code: 'required' }],
  ['x', { code: 'too-short', min: 2, max: 40 }],
  ['x'.repeat(41), { code: 'too-long', min: 2, max: 40 }],
])('a device in a room is not named %j', (name, fault) => {
  expect(readRoomDeviceForm({ ...emptyRoomDeviceForm, name })).toMatchObject({ ok: false, error: { name: fault } })
})

it('a device in a room has a trimmed name and a kind', () => {
  expect(readRoomDeviceForm({ name: ' Door ', kind: 'other' })).toEqual({
    ok: true,
    value: { name: 'Door', kind: 'other' },
  })
})
