import { FitEncoder } from 'fit-file-parser/encoder'

import { TIMESTAMP } from './fit-profile.ts'

interface Field {
  readonly at: number
  readonly size: number
}

interface Definition {
  readonly message: number
  readonly isLittle: boolean
  readonly fields: ReadonlyMap<number, Field>
  readonly size: number
  readonly timeSize: number
}

export interface FitMessage {
  readonly message: number
  /** Unix time in ms, or null. */
  readonly at: number | null
  readonly isLittle: boolean
  readonly bytes: (field: number) => Uint8Array
}

const HEAD_BYTES = 12
const SUM_BYTES = 2
const MARK = '.FIT'
const MARK_AT = 8

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

export const isFitAt = (bytes: Uint8Array, at = 0): boolean =>
  String.fromCodePoint(...bytes.subarray(at + MARK_AT, at + MARK_AT + MARK.length)) === MARK

export const fitSizeAt = (bytes: Uint8Array, at: number): number =>
  (bytes[at] ?? 0) + viewOf(bytes).getUint32(at + 4, true) + SUM_BYTES

const checkFile = (bytes: Uint8Array): void => {
  const size = (bytes[0] ?? 0) < HEAD_BYTES ? 0 : fitSizeAt(bytes, 0)
  if (size === 0 || size > bytes.length) throw new Error('a file that is cut off')
  const sumAt = size - SUM_BYTES
  if (FitEncoder.calculateCRC(bytes.subarray(0, sumAt)) !== viewOf(bytes).getUint16(sumAt, true)) {
    throw new Error('a wrong checksum')
  }
}

const COMPRESSED = 0x80
const LOCAL = 0x0f
const COMPRESSED_LOCAL = 0x03
const DEFINITION = 0x40
const HAS_DEVELOPER_FIELDS = 0x20

const FIELD_BYTES = 3

const definitionAt = (bytes: Uint8Array, at: number): Definition & { readonly next: number } => {
  const isLittle = bytes[at + 2] === 0
  const count = bytes[at + 5] ?? 0
  const fields = new Map<number, Field>()
  let size = 0
  const take = (from: number): number => {
    const [number = 0, length = 0] = bytes.subarray(from, from + FIELD_BYTES)
    const place = size
    size += length
    if (!fields.has(number)) fields.set(number, { at: place, size: length })
    return from + FIELD_BYTES
  }
  let next = at + 6
  for (let field = 0; field < count; field += 1) next = take(next)
  if (((bytes[at] ?? 0) & HAS_DEVELOPER_FIELDS) !== 0) {
    const developerFields = bytes[next] ?? 0
    next += 1
    for (let field = 0; field < developerFields; field += 1) {
      size += bytes[next + 1] ?? 0
      next += FIELD_BYTES
    }
  }
  const first = bytes[at + 6] === TIMESTAMP ? (fields.get(TIMESTAMP)?.size ?? 0) : 0
  return { message: viewOf(bytes).getUint16(at + 3, isLittle), isLittle, fields, size, timeSize: first, next }
}

/** FIT counts seconds from 1989-12-31 UTC. */
const EPOCH_MS = Date.UTC(1989, 11, 31)
const NO_TIME = 0xffff_ffff
const NO_FIELD: Field = { at: 0, size: 0 }

export const momentOf = (seconds: number): number => EPOCH_MS + seconds * 1000

/** Null for FIT's invalid value, and for another size. */
export const unsignedIn = ({ bytes, isLittle }: FitMessage, field: number, size: 1 | 2 | 4): number | null => {
  const read = bytes(field)
  if (read.length !== size) return null
  const view = viewOf(read)
  const value = size === 1 ? view.getUint8(0) : size === 2 ? view.getUint16(0, isLittle) : view.getUint32(0, isLittle)
  return value === 2 ** (8 * size) - 1 ? null : value
}

/** A compressed timestamp in the header continues the last one. */
const messageAt = (
  bytes: Uint8Array,
  at: number,
  { message, isLittle, fields, size, timeSize }: Definition,
  lastTime: number | null,
) => {
  const head = bytes[at] ?? 0
  const isCompressed = (head & COMPRESSED) !== 0
  const skipped = isCompressed ? timeSize : 0
  const from = at + 1 - skipped
  const read = (number: number): Uint8Array => {
    const { at: place, size: length } = fields.get(number) ?? NO_FIELD
    return bytes.subarray(from + place, from + place + length)
  }
  const said = read(TIMESTAMP)
  const saidTime = said.length === 4 && !isCompressed ? viewOf(said).getUint32(0, isLittle) : null
  const time = isCompressed && lastTime !== null ? lastTime + ((head - lastTime) & 0x1f) : saidTime
  return {
    next: at + 1 + size - skipped,
    lastTime: time ?? lastTime,
    read: { message, isLittle, bytes: read, at: time === null || time === NO_TIME ? null : momentOf(time) },
  }
}

/** Reads messages in order. Tolerates unknown versions and field sizes that devices write. Throws if damaged. */
export const fitMessages = function* (bytes: Uint8Array): Generator<FitMessage> {
  checkFile(bytes)
  const end = fitSizeAt(bytes, 0) - SUM_BYTES
  const definitions = new Map<number, Definition>()
  let time: number | null = null
  for (let at = bytes[0] ?? 0; at < end;) {
    const head = bytes[at] ?? 0
    const isCompressed = (head & COMPRESSED) !== 0
    if (!isCompressed && (head & DEFINITION) !== 0) {
      const { next, ...definition } = definitionAt(bytes, at)
      definitions.set(head & LOCAL, definition)
      at = next
      continue
    }
    const definition = definitions.get(isCompressed ? (head >> 5) & COMPRESSED_LOCAL : head & LOCAL)
    if (definition === undefined) throw new Error('a message that nothing defines')
    const { next, lastTime, read } = messageAt(bytes, at, definition, time)
    if (next > end) throw new Error('a message that is cut off')
    yield read
    at = next
    time = lastTime
  }
}
