import { FitEncoder, type FitEncoderField } from 'fit-file-parser/encoder'
import { describe, expect, it } from 'vitest'

import { definition, fitOf as rawFit } from '../tests/raw-fit.ts'
import { EVENT, FIT_MESSAGE, fitField, HAPPENED, TIMESTAMP } from './fit-profile.ts'
import { readFit } from './read-fit.ts'

const { kind, byte, short, long } = fitField
const START = Date.UTC(2026, 10, 11, 12)
const stamp = (second: number) => long(TIMESTAMP, FitEncoder.toFitTimestamp(new Date(START + second * 1000)))
const at = (second: number): number => START + second * 1000

type Message = readonly [message: number, fields: FitEncoderField[]]
const fitOf = (...messages: readonly Message[]): Uint8Array => {
  const fit = new FitEncoder()
  for (const [message, fields] of messages) fit.writeMessage(message, fields)
  return fit.close()
}
const record = (second: number, heartRate: number): Message => [FIT_MESSAGE.record, [stamp(second), byte(3, heartRate)]]
const timer = (second: number, happened: number): Message => [
  FIT_MESSAGE.event,
  [stamp(second), kind(0, EVENT.timer), kind(1, happened)],
]
describe('a FIT activity', () => {
  it('is paused between a stop of its timer and the next start, and permanently after the last stop', () => {
    const [read] = readFit(
      fitOf(
        timer(0, HAPPENED.start),
        record(0, 100),
        timer(10, HAPPENED.stopAll),
        timer(12, HAPPENED.stop),
        timer(40, HAPPENED.start),
        record(40, 110),
        [FIT_MESSAGE.event, [stamp(45), kind(0, EVENT.lap), kind(1, HAPPENED.stop)]],
        timer(50, HAPPENED.stopDisableAll),
      ),
    )
    expect(read?.pauses).toEqual([
      { from: at(10), to: at(40) },
      { from: at(50), to: Number.POSITIVE_INFINITY },
    ])
  })

  it('has no heart rate where the record marks it as invalid or in another type', () => {
    const [read] = readFit(fitOf(record(0, 255), [FIT_MESSAGE.record, [stamp(1), short(3, 120)]], record(2, 121)))
    expect(read?.values.map(({ heartRate }) => heartRate)).toEqual([null, null, 121])
  })

  it('begins at the start of its session', () => {
    const session: Message = [FIT_MESSAGE.session, [stamp(60), long(2, FitEncoder.toFitTimestamp(new Date(at(-5))))]]
    expect(readFit(fitOf(record(0, 100), session))[0]?.startAt).toBe(at(-5))
    expect(readFit(fitOf(record(0, 100)))[0]?.startAt).toBeNaN()
  })

  it('is read from each file of a chain, and other trailing data are ignored', () => {
    const chain = Buffer.concat([fitOf(record(0, 100)), fitOf(record(60, 120)), Buffer.from('the end of it')])
    expect(readFit(chain).map(({ values }) => values)).toEqual([
      [{ at: at(0), heartRate: 100 }],
      [{ at: at(60), heartRate: 120 }],
    ])
    expect(() => readFit(chain.subarray(0, -20))).toThrow()
    expect(() => readFit(Buffer.concat(Array.from({ length: 65 }, () => fitOf(record(0, 100)))))).toThrow(
      'too many files',
    )
  })
})

it('a field of an app never replaces a field of the watch, whatever its name', () => {
  // an app's developer field has the number of the heart rate
  const defined = Uint8Array.of(0x60, 0, 0, FIT_MESSAGE.record, 0, 2, TIMESTAMP, 4, 0x86, 3, 1, 2, 1, 3, 1, 0)
  const [read] = readFit(rawFit(defined, Uint8Array.of(0, 0, 0, 0, 0x40, 120, 60)))
  expect(read?.values.map(({ heartRate }) => heartRate)).toEqual([120])
})

describe('heart rates in hr messages', () => {
  const wide = (value: number): number[] => {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32LE(value)
    return [...bytes]
  }
  const first = (second: number, rate: number, since = 0): Uint8Array =>
    Buffer.concat([
      definition(FIT_MESSAGE.hr, [TIMESTAMP, 4, 0x86, 6, 1, 2, 9, 4, 0x86]),
      Uint8Array.of(0, ...wide(FitEncoder.toFitTimestamp(new Date(at(second)))), rate, ...wide(since * 1024)),
    ])
  const packed = (...times: readonly [number, number]): number[] => {
    const [one, other] = times.map((second) => (second * 1024) % 4096) as [number, number]
    return [one % 256, Math.floor(one / 256) + (other % 16) * 16, Math.floor(other / 16)]
  }
  const more = (rates: readonly [number, number], times: readonly [number, number]): Uint8Array =>
    Buffer.concat([definition(FIT_MESSAGE.hr, [6, 2, 2, 10, 3, 0x0d]), Uint8Array.of(0, ...rates, ...packed(...times))])
  const recorded = (second: number, rate: number): Uint8Array =>
    Buffer.concat([
      definition(FIT_MESSAGE.record, [TIMESTAMP, 4, 0x86, 3, 1, 2]),
      Uint8Array.of(0, ...wide(FitEncoder.toFitTimestamp(new Date(at(second)))), rate),
    ])

  it('have the times counted on from the message with a timestamp', () => {
    const [read] = readFit(rawFit(first(100, 80, 7), more([81, 82], [8, 9.5]), more([83, 84], [11, 14])))
    expect(read?.values).toEqual([
      { at: at(100), heartRate: 80 },
      { at: at(101), heartRate: 81 },
      { at: at(102.5), heartRate: 82 },
      { at: at(104), heartRate: 83 },
      { at: at(107), heartRate: 84 },
    ])
  })

  it('fill the seconds without a record', () => {
    const [read] = readFit(rawFit(recorded(0, 120), recorded(1, 255), first(0, 80), more([81, 82], [1, 2])))
    const known = read?.values.filter(({ heartRate }) => heartRate !== null)
    expect(known).toEqual([
      { at: at(0), heartRate: 120 },
      { at: at(1), heartRate: 81 },
      { at: at(2), heartRate: 82 },
    ])
  })

  it('without a message with the time are left out', () => {
    expect(readFit(rawFit(more([81, 82], [1, 2])))[0]?.values).toEqual([])
  })
})
