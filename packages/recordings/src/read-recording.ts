import { gunzipSync } from 'node:zlib'

import { decodeText } from './decode-text.ts'
import { isFitAt } from './fit-messages.ts'
import { readFit } from './read-fit.ts'
import { readXml, type LocalTime } from './read-xml.ts'
import type { RecordedFile } from './recording.ts'

const MOST_UNPACKED_BYTES = 64 * 1024 * 1024

const isGzip = ([first, second]: Uint8Array): boolean => first === 0x1f && second === 0x8b

const unpacked = (bytes: Uint8Array): Uint8Array =>
  isGzip(bytes) ? gunzipSync(bytes, { maxOutputLength: MOST_UNPACKED_BYTES }) : bytes

/** Detects FIT, TCX, GPX, and gzip by content. Throws for anything else. `localTime` parses times without a zone. */
export const readRecording = (file: Uint8Array, localTime: LocalTime): RecordedFile => {
  const bytes = unpacked(file)
  return isFitAt(bytes)
    ? { kind: 'parts', recordings: readFit(bytes) }
    : { kind: 'activities', recordings: readXml(decodeText(bytes), localTime) }
}
