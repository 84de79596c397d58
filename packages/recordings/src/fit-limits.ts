/**
 * The most an unpacked file may hold. A day at 1 Hz has 86,400 records with some 20 values each, and about as many
 * messages of heartbeats. The smallest messages are of one byte, so 8 MB could hold 8 million objects.
 */
const MOST = { messages: 500_000, values: 4_000_000 } as const

const FIELD_DESCRIPTION = 206

interface Definition {
  /** Bytes that follow the header of each of its messages. */
  readonly size: number
  /** Those of a message whose header carries the time, which is then left out. */
  readonly sizeWithoutTime: number
  readonly values: number
}

const TIMESTAMP = 253

/** Bytes of a field's definition: its number, its size, and its type. */
const FIELD_BYTES = 3

/** The sizes of the fields defined from a place on. */
const sizesAt = (bytes: Uint8Array, from: number, fields: number): number[] =>
  Array.from({ length: fields }, (_, field) => bytes[from + field * FIELD_BYTES + 1] ?? 0)

const definitionAt = (bytes: Uint8Array, at: number): Definition & { readonly length: number } => {
  const hasDeveloperFields = ((bytes[at] ?? 0) & 0x20) !== 0
  const [low = 0, high = 0] = bytes[at + 2] === 0 ? [bytes[at + 3], bytes[at + 4]] : [bytes[at + 4], bytes[at + 3]]
  if (hasDeveloperFields && low + high * 256 === FIELD_DESCRIPTION) {
    // the parser would file them under names that such a file chooses, those of JavaScript's own objects among them
    throw new Error('developer fields in the description of a developer field')
  }
  const fields = bytes[at + 5] ?? 0
  const developerAt = at + 6 + fields * FIELD_BYTES
  const developerFields = hasDeveloperFields ? (bytes[developerAt] ?? 0) : 0
  const native = sizesAt(bytes, at + 6, fields)
  const developer = sizesAt(bytes, developerAt + 1, developerFields)
  const size = [...native, ...developer].reduce((sum, one) => sum + one, 0)
  return {
    size,
    sizeWithoutTime: size - (bytes[at + 6] === TIMESTAMP ? (native[0] ?? 0) : 0),
    values: fields + developerFields,
    length: 6 + (fields + developerFields) * FIELD_BYTES + (hasDeveloperFields ? 1 : 0),
  }
}

const COMPRESSED = 0x80
const DEFINITION = 0x40

/**
 * Throws for a FIT file that would unpack to more than a day's recording can. Only walks over the heads of its
 * messages, and leaves damage to the parser.
 */
export const checkFitLimits = (bytes: Uint8Array): void => {
  const definitions = new Map<number, Definition>()
  let [messages, values] = [0, 0]
  let at = bytes[0] ?? 0
  const end = Math.min(bytes.length, at + new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true))
  while (at < end) {
    const head = bytes[at] ?? 0
    const isCompressed = (head & COMPRESSED) !== 0
    messages += 1
    if (!isCompressed && (head & DEFINITION) !== 0) {
      const defined = definitionAt(bytes, at)
      definitions.set(head & 0x0f, defined)
      at += defined.length
    } else {
      const of = definitions.get(isCompressed ? (head >> 5) & 0x03 : head & 0x0f)
      if (of === undefined) return
      values += of.values
      at += 1 + (isCompressed ? of.sizeWithoutTime : of.size)
    }
    if (messages > MOST.messages || values > MOST.values) throw new Error('more messages than a day has')
  }
}
