import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { DeviceHealthCodec } from '@repo/api-client/rooms/device-health'
import { describe, expect, it, onTestFinished } from 'vitest'
import * as z from 'zod/mini'

import { deviceHealthOf, readTemperature } from './device-health.ts'
import { slotsOf } from './radios/adapter-kind.ts'

const state = {
  straps: ['ant:1', 'ble:A09E1A8C4AA3'],
  backlogSeconds: 2,
  worstAge: 1900.4,
  medianAge: 1700,
  clockOffset: 1_795_000_000_000,
  receiptAt: 1,
  failure: null,
  isJournalFailing: false,
}
const parts = { radios: [], state, waiting: 0, lost: [], temperature: 61.23, clock: { own: 1000.6, server: 3000 } }

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'receiver-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

describe('the health of a receiver', () => {
  it('is what the server accepts', () => {
    expect(deviceHealthOf(parts)).toEqual({
      radios: [],
      straps: 2,
      waiting: 0,
      backlogSeconds: 2,
      worstAge: 1900,
      medianAge: 1700,
      clockOffset: -1999,
      temperature: 61,
      lost: [],
    })
  })

  it.each([
    [
      'many radios',
      { radios: Array.from({ length: 12 }, (_, n) => ({ kind: 'ble', name: `hci${n}`, state: 'failed' }) as const) },
    ],
    ['a long outage', { state: { ...state, backlogSeconds: 1e6, worstAge: 1e12, medianAge: null } }],
    ['a computer without a clock', { clock: { own: 0, server: 9e15 } }],
    ['no clock and no sensor yet', { clock: null, temperature: null }],
    ['a broken sensor', { temperature: 9999 }],
    ['many straps', { state: { ...state, straps: Array.from({ length: 5000 }, (_, n) => `ant:${n}`) }, waiting: 5000 }],
    ['many losses', { lost: Array.from({ length: 9 }, (_, n) => ({ strap: `ant:${n + 1}`, percent: 100 })) }],
  ])('is within the limits of the server with %s', (_, change) => {
    const wire = z.encode(DeviceHealthCodec, deviceHealthOf({ ...parts, ...change }))
    expect(z.safeDecode(DeviceHealthCodec, wire).success).toBe(true)
  })

  it('has the temperature of the computer, if it has a sensor', () => {
    const path = join(newFolder(), 'temp')
    expect(readTemperature(path)).toBeNull()
    writeFileSync(path, '61230\n')
    expect(readTemperature(path)).toBe(61.23)
    writeFileSync(path, 'unknown\n')
    expect(readTemperature(path)).toBeNull()
  })
})

it.each([
  ['a USB adapter holds 5 connections', 'devices/usb1/1-1/bluetooth/hci0', 5],
  ['an adapter of the board holds 7 connections', 'devices/platform/serial0/bluetooth/hci0', 7],
])('%s', (_, device, slots) => {
  const folder = newFolder()
  mkdirSync(join(folder, device), { recursive: true })
  mkdirSync(join(folder, 'class'))
  symlinkSync(join(folder, device), join(folder, 'class/hci0'))
  expect(slotsOf('hci0', join(folder, 'class'))).toBe(slots)
  expect(slotsOf('hci1', join(folder, 'class'))).toBe(5)
})
