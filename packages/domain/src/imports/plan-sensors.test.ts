import { describe, expect, it } from 'vitest'

import { ok } from '../core/result.ts'
import { antAddress, bleAddress } from '../sensors/strap-address.ts'
import type { KnownDecision } from './field-changes.ts'
import { type KnownSensor, type ReadSensor, sensorPlanner } from './plan-sensors.ts'
import type { FileSensor } from './sensor-row.ts'

const sensor = (change: Partial<FileSensor> = {}): FileSensor => ({
  sensorName: 'Polar 7',
  mac: 'A0:9E:1A:8C:4A:A3',
  ant: null,
  centerId: null,
  ownership: null,
  wearer: null,
  ...change,
})
const known = (change: Partial<KnownSensor> = {}): KnownSensor => {
  const { mac, ant } = { ...sensor(), ...change }
  const addresses = [...(mac === null ? [] : [bleAddress(mac)]), ...(ant === null ? [] : [antAddress(ant)])]
  return { ...sensor(), uuid: 'seven', addresses, ...change }
}
const row = (number: number, change: Partial<FileSensor> = {}): ReadSensor => ({
  number,
  read: ok(sensor(change)),
  decision: null,
})
const plan = (rows: readonly ReadSensor[], sensors: readonly KnownSensor[] = [], decision: KnownDecision = 'fill') =>
  rows.map(sensorPlanner({ known: sensors, members: ['ANA@gym.example'], decision }))

describe('the plan of sensors', () => {
  it('adds sensors with an unknown address, for known members', () => {
    const added = sensor({ wearer: 'ana@gym.example' })
    expect(plan([row(1, added)])).toEqual([{ state: 'new', sensor: added }])
  })

  it.each([
    ['Bluetooth address', {}, known()],
    ['ANT+ number', { mac: null, ant: '730926' }, known({ mac: null, ant: '730926' })],
  ] as const)('knows sensors by %s', (_, change, stored) => {
    expect(plan([row(1, change)], [stored])).toEqual([{ state: 'same', uuid: 'seven' }])
  })

  it('knows sensors by addresses that they learnt, and keeps those', () => {
    const learnt = known({ mac: 'A0:9E:1A:8C:4A:A4', addresses: ['ble:a09e1a8c4aa4', bleAddress('A0:9E:1A:8C:4A:A3')] })
    expect(plan([row(1)], [learnt], 'overwrite')).toEqual([{ state: 'same', uuid: 'seven' }])
  })

  it('fills what is not given, and overwrites only if so decided', () => {
    const rows = [row(1, { sensorName: 'New', ant: '730926' })]
    const filled = { field: 'ant', before: null, after: '730926' }
    expect(plan(rows, [known()])).toEqual([{ state: 'changed', uuid: 'seven', changes: [filled] }])
    expect(plan(rows, [known()], 'overwrite')).toEqual([
      {
        state: 'changed',
        uuid: 'seven',
        changes: [{ field: 'sensorName', before: 'Polar 7', after: 'New' }, filled],
      },
    ])
  })

  it.each<[string, Partial<FileSensor>, object]>([
    ['an address twice in the file', {}, { mac: { code: 'twice-in-file', row: 1 } }],
    [
      'a wearer who is no member',
      { mac: null, ant: '5', wearer: 'leo@gym.example' },
      { wearer: { code: 'wearer-unknown' } },
    ],
    ['the addresses of two sensors', { mac: 'A09E1A8C4AA4', ant: '9' }, { ant: { code: 'sensor-taken' } }],
  ])('refuses %s', (_, change, faults) => {
    const stored = [known({ uuid: 'eight', mac: 'A0:9E:1A:8C:4A:A4' }), known({ uuid: 'nine', mac: null, ant: '9' })]
    expect(plan([row(1), row(2, change)], stored)[1]).toEqual({ state: 'fault', faults })
  })

  it('keeps the faults of a row', () => {
    const error = { mac: { code: 'required' } } as const
    expect(plan([{ number: 1, read: { ok: false, error }, decision: null }])).toEqual([
      { state: 'fault', faults: error },
    ])
  })
})
