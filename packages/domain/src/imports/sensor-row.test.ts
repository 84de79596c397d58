import { expect, it } from 'vitest'

import { readSensorRow } from './sensor-row.ts'

const COLUMNS = { sensorName: 0, mac: 1, ant: 2, centerId: 3, ownership: 4, wearer: 5 }
const read = (...row: readonly string[]) => readSensorRow(row, COLUMNS)

it('a row of a sensor is read in the form of the center', () => {
  expect(read(' Polar 7 ', 'a0-9e-1a-8c-4a-a3', '0730926', '7', 'Gimnasio', 'ana@gym.example')).toEqual({
    ok: true,
    value: {
      sensorName: 'Polar 7',
      mac: 'A0:9E:1A:8C:4A:A3',
      ant: '730926',
      centerId: '7',
      ownership: 'center',
      wearer: 'ana@gym.example',
    },
  })
})

it.each([
  [['', '', '12345', '07'], '07'],
  [['', '', '12345'], '12345'],
  [['', 'A09E1A8C4AA3'], 'A0:9E:1A:8C:4A:A3'],
])('a row %j without a name is named %s', (row, sensorName) => {
  expect(read(...row)).toMatchObject({ ok: true, value: { sensorName } })
})

it.each([
  [['Polar', '', '-'], { mac: 'required' }],
  [['Polar', 'xyz'], { mac: 'not-a-mac' }],
  [['Polar', '', '0'], { ant: 'out-of-range' }],
  [['P', '', '5'], { sensorName: 'too-short' }],
  [['Polar', '', '5', 'x'.repeat(21)], { centerId: 'too-long' }],
  [['Polar', '', '5', '', 'neighbor'], { ownership: 'not-a-choice' }],
  [['Polar', '', '5', '', '', 'ana'], { wearer: 'not-an-email' }],
])('a row %j has the faults %j', (row, codes) => {
  const result = read(...row)
  const faults = result.ok ? {} : result.error
  expect(Object.fromEntries(Object.entries(faults).map(([field, { code }]) => [field, code]))).toEqual(codes)
})
