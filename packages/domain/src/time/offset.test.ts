import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { formatOffset, newOffset, offsetDiffers, offsetMinutesOf, offsetOf, parseOffset } from './offset.ts'

const winter = Date.UTC(2026, 0, 15, 12)
const summer = Date.UTC(2026, 6, 15, 12)

describe('offsets of zones', () => {
  it.each([
    ['America/Mexico_City', winter, -360, '-6'],
    ['America/Mexico_City', summer, -360, '-6'],
    ['America/Tijuana', winter, -480, '-8'],
    ['America/Tijuana', summer, -420, '-7'],
    ['Europe/Madrid', winter, 60, '+1'],
    ['Europe/Madrid', summer, 120, '+2'],
    ['UTC', winter, 0, '+0'],
    ['Asia/Kathmandu', winter, 345, '+5'],
    ['America/St_Johns', winter, -210, '-3'],
    ['Australia/Lord_Howe', winter, 660, '+11'],
    ['Australia/Lord_Howe', summer, 630, '+10'],
  ])('%s at %i lies %i minutes ahead, stored as %s', (zone, at, minutes, text) => {
    expect(offsetMinutesOf(zone, at)).toBe(minutes)
    expect(offsetOf(zone, at)).toBe(text)
  })

  it('changes in the very millisecond in which the clocks change', () => {
    const change = Date.UTC(2026, 2, 29, 1)
    expect(offsetOf('Europe/Madrid', change - 1)).toBe('+1')
    expect(offsetOf('Europe/Madrid', change)).toBe('+2')
  })

  it('throws for an unknown zone', () => {
    expect(() => offsetOf('Mars/Olympus', winter)).toThrow(RangeError)
  })
})

describe('offset texts', () => {
  it.each([
    ['+1', 1],
    ['1', 1],
    ['+01', 1],
    [' -6 ', -6],
    ['-06', -6],
    ['+0', 0],
    ['-0', 0],
    ['', null],
    ['-', null],
    ['six', null],
    ['+5:30', null],
    ['100', null],
  ])('such as %j read as %s', (text, hours) => {
    expect(parseOffset(text)).toBe(hours)
  })

  it('stay the same when they are written and read', () => {
    fc.assert(
      fc.property(fc.integer({ min: -12, max: 14 }), (hours) => {
        expect(parseOffset(formatOffset(hours * 60))).toBe(hours)
      }),
    )
  })

  it('are read from any text without throwing', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const hours = parseOffset(text)
        expect(hours === null || Number.isInteger(hours)).toBe(true)
      }),
    )
  })
})

describe('a stored offset', () => {
  it.each([
    ['-6', 'America/Mexico_City', winter, false, null],
    ['-06', 'America/Mexico_City', winter, false, null],
    ['-5', 'America/Mexico_City', summer, true, '-6'],
    ['+1', 'Europe/Madrid', winter, false, null],
    ['+1', 'Europe/Madrid', summer, true, '+2'],
    ['', 'Europe/Madrid', summer, true, '+2'],
    ['0', 'UTC', summer, false, null],
  ])('of %j for %s at %i differs: %s; new value: %s', (stored, zone, now, differs, updated) => {
    expect(offsetDiffers(stored, zone, now)).toBe(differs)
    expect(newOffset(stored, zone, now)).toBe(updated)
  })
})
