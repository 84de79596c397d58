import { describe, expect, it } from 'vitest'

import { emptySensorForm, readSensorForm, type SensorForm } from './sensor-form.ts'

const form: SensorForm = { name: 'Banda 7', mac: 'a1b2c300001f', ant: '', centerId: '7', ownership: 'center' }

const codesIn = (read: ReturnType<typeof readSensorForm>): object | null =>
  read.ok ? null : Object.fromEntries(Object.entries(read.error).map(([field, fault]) => [field, fault?.code]))

describe('readSensorForm', () => {
  it('requires the name and address of a new sensor', () => {
    expect(codesIn(readSensorForm(emptySensorForm))).toEqual({ name: 'required', mac: 'required' })
  })

  it.each([
    [{ name: 'x' }, { name: 'too-short' }],
    [{ name: 'x'.repeat(61) }, { name: 'too-long' }],
    [{ mac: 'a1b2c3' }, { mac: 'not-a-mac' }],
    [{ mac: ' ' }, { mac: 'required' }],
    [{ ant: '1048576' }, { ant: 'out-of-range' }],
    [{ mac: '', ant: 'x' }, { ant: 'out-of-range' }],
    [{ centerId: '1'.repeat(21) }, { centerId: 'too-long' }],
  ])('%j has the faults %j', (change, faults) => {
    expect(codesIn(readSensorForm({ ...form, ...change }))).toEqual(faults)
  })

  it.each([
    [{}, { name: 'Banda 7', mac: 'A1:B2:C3:00:00:1F', ant: null, centerId: '7', ownership: 'center' }],
    [{ centerId: '  ' }, { centerId: null }],
    [{ ant: ' 0730926 ' }, { mac: 'A1:B2:C3:00:00:1F', ant: '730926' }],
    [
      { mac: '', ant: '26' },
      { mac: '', ant: '26' },
    ],
    [
      { name: ' xy ', ownership: 'user' as const },
      { name: 'xy', ownership: 'user' },
    ],
    [
      { name: 'x'.repeat(60), centerId: '1'.repeat(20) },
      { name: 'x'.repeat(60), centerId: '1'.repeat(20) },
    ],
  ])('%j reads as %j', (change, fields) => {
    expect(readSensorForm({ ...form, ...change })).toMatchObject({ ok: true, value: fields })
  })
})
