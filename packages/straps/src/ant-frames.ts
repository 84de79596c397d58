/** Content lengths: extended heart-rate broadcasts have 19 bytes. Longer lengths are noise. */
const MAX_CONTENT = 41
const SYNC = 0xa4
/** Sync, length, id, and checksum. */
const OVERHEAD = 4

export interface AntMessage {
  readonly id: number
  readonly content: Uint8Array
}

const checksumOf = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum ^ byte, 0)

/** A message as bytes: A4, length, id, content, and the XOR of all. Source: ANT Message Protocol and Usage 5.1. */
export const formatAntFrame = (id: number, content: readonly number[]): Uint8Array => {
  const bytes = Uint8Array.of(SYNC, content.length, id, ...content, 0)
  bytes[bytes.length - 1] = checksumOf(bytes)
  return bytes
}

type Frame = 'none' | 'incomplete' | { readonly message: AntMessage; readonly length: number }

const frameAt = (bytes: Uint8Array, at: number): Frame => {
  if (bytes[at] !== SYNC) return 'none'
  const contentLength = bytes[at + 1]
  if (contentLength === undefined) return 'incomplete'
  if (contentLength > MAX_CONTENT) return 'none'
  const end = at + contentLength + OVERHEAD
  if (end > bytes.length) return 'incomplete'
  if (checksumOf(bytes.subarray(at, end)) !== 0) return 'none'
  return {
    message: { id: bytes[at + 2] ?? 0, content: bytes.slice(at + 3, end - 1) },
    length: contentLength + OVERHEAD,
  }
}

export interface AntFrameReader {
  /** Messages completed by a chunk of any size, oldest first. Never throws. */
  readonly read: (chunk: Uint8Array) => readonly AntMessage[]
  /** Bytes that belonged to no valid frame so far. */
  readonly skipped: () => number
}

/** After a broken frame, reading resumes at the next sync byte, so the frame that follows is never lost. */
export const antFrameReader = (): AntFrameReader => {
  let rest = new Uint8Array(0)
  let skipped = 0
  return {
    skipped: () => skipped,
    read: (chunk) => {
      const bytes = new Uint8Array(rest.length + chunk.length)
      bytes.set(rest)
      bytes.set(chunk, rest.length)
      const messages: AntMessage[] = []
      let at = 0
      while (at < bytes.length) {
        const frame = frameAt(bytes, at)
        if (frame === 'incomplete') break
        if (frame === 'none') {
          skipped += 1
          at += 1
        } else {
          messages.push(frame.message)
          at += frame.length
        }
      }
      rest = bytes.slice(at)
      return messages
    },
  }
}
