import { integerBetween } from '@repo/domain/core/seeded-random'
import { recordingLimits } from '@repo/domain/trainings/training-limits'
import { writeFit } from '@repo/recordings/write-fit'

import { filled, flipped, randomBytes, truncated, type HostileKinds } from './bytes.ts'

const HEAD = 12
const SUM = 2
const ROOM = recordingLimits.bytes - HEAD - SUM
const RECORD = 20
const EVENT = 21
const FIELD_DESCRIPTION = 206
/** A time in 2021, in seconds since the FIT epoch. */
const FIRST = 1_000_000_000

/** FIT's checksum, by nibble. */
const NIBBLES = [
  0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401, 0xa001, 0x6c00, 0x7800, 0xb401, 0x5000, 0x9c01,
  0x8801, 0x4400,
] as const
const sumOf = (bytes: Uint8Array): number => {
  let sum = 0
  for (const byte of bytes) {
    for (const nibble of [byte & 0xf, byte >> 4]) sum = (sum >> 4) ^ (NIBBLES[sum & 0xf] ?? 0) ^ (NIBBLES[nibble] ?? 0)
  }
  return sum
}

/** A file with a valid checksum, so that its messages are parsed. */
const fitOf = (data: Uint8Array, claimed = data.length): Buffer => {
  const head = Buffer.from([HEAD, 0x10, 0, 0, 0, 0, 0, 0, 0x2e, 0x46, 0x49, 0x54])
  head.writeUInt32LE(claimed, 4)
  const whole = Buffer.concat([head, data, Buffer.alloc(SUM)])
  whole.writeUInt16LE(sumOf(whole.subarray(0, -SUM)), whole.length - SUM)
  return whole
}

const definition = (message: number, fields: readonly number[] = []): Buffer =>
  Buffer.from([0x40, 0, 0, message, 0, fields.length / 3, ...fields])

const messages = (defined: Buffer, message: Uint8Array | string): Buffer =>
  fitOf(Buffer.concat([defined, filled(message, ROOM - defined.length)]))

const samples = Array.from({ length: 600 }, (_, second) => ({ second, heartRate: 90 + (second % 60) }))
const training = writeFit({ startAt: new Date('2026-03-01T15:00:00Z'), calories: 100, samples })

const bytesAt = (second: number, ...fields: readonly number[]): Buffer => {
  const message = Buffer.from([0, 0, 0, 0, 0, ...fields])
  message.writeUInt32LE(FIRST + second, 1)
  return message
}
const timerAt = (number: number): Buffer => bytesAt(number * 400, 0, number % 2)
const recordAt = (second: number): Buffer => bytesAt(second, 120)

const text = (value: string, size: number): Buffer => Buffer.from(value.padEnd(size, '\0'))

/** A developer field with the names of JavaScript's built-in objects. */
const polluting = (): Buffer =>
  fitOf(
    Buffer.concat([
      definition(FIELD_DESCRIPTION, [0, 1, 2, 1, 1, 2, 2, 1, 2, 3, 24, 7]),
      ...['developer_data_index', 'field_definition_number'].map((name, number) =>
        Buffer.concat([Buffer.from([0, 0, number, 7]), text(name, 24)]),
      ),
      Buffer.from([0x60, 0, 0, FIELD_DESCRIPTION, 0, 0, 2, 0, 10, 0, 1, 10, 0]),
      Buffer.concat([Buffer.from([0]), text('__proto__', 10), text('push', 10)]),
    ]),
  )

export const HOSTILE_FIT: HostileKinds = {
  'FIT: files in a chain without end': () => filled(fitOf(Buffer.alloc(0)), ROOM),
  'FIT: pauses without end': () =>
    fitOf(
      Buffer.concat([
        definition(EVENT, [253, 4, 0x86, 0, 1, 0, 1, 1, 0]),
        ...Array.from({ length: 200_000 }, (_, number) => timerAt(number)),
        definition(RECORD, [253, 4, 0x86, 3, 1, 2]),
        ...Array.from({ length: 20_000 }, (_, number) => recordAt(number * 4000)),
      ]),
    ),
  'FIT: truncated': (random) => truncated(random, training),
  'FIT: bits flipped': (random) => flipped(random, training),
  'FIT: bits flipped under a right sum': (random) => fitOf(flipped(random, training.subarray(14, -SUM))),
  'FIT: a size that is a lie': (random) => fitOf(training.subarray(14, -SUM), integerBetween(random, 0, 2 ** 32 - 1)),
  'FIT: messages of one byte': () => messages(definition(RECORD), '\0'),
  'FIT: definitions alone': () => messages(Buffer.alloc(0), definition(RECORD)),
  'FIT: fields of one byte': () =>
    messages(definition(RECORD, Array.from({ length: 255 }, (_, number) => [number, 1, 2]).flat()), '\0'),
  'FIT: fields of 255 bytes': () =>
    messages(definition(RECORD, Array.from({ length: 255 }, (_, number) => [number, 255, 7]).flat()), '\0aaaaaaa'),
  'FIT: records without end': () => messages(definition(RECORD, [253, 4, 0x86, 3, 1, 2]), '\0\0\0\0@d'),
  'FIT: names of JavaScript’s own objects': polluting,
  'FIT: random messages under a right sum': (random) => fitOf(randomBytes(random, integerBetween(random, 10, 100_000))),
}
