import { constants, deflateRawSync, inflateRawSync } from 'node:zlib'

const WINDOW = 32 * 1024
/** How far back zlib looks: less than its window by the longest match and a few bytes. */
export const REACH = WINDOW - 262
/** What a flush ends with, and a message leaves out (RFC 7692, section 7.2.1). */
const TAIL = 4
/** A class of a hundred takes 0.15 ms; the next levels need twice that to save a tenth. */
const LEVEL_AFTER = 3
/** 0.4 ms, and worth it: there is nothing to repeat but what the message itself has said, and few are sent so. */
const LEVEL_ALONE = 6
const OPTIONS = { level: LEVEL_ALONE, memLevel: 9, finishFlush: constants.Z_SYNC_FLUSH } as const

const INVALID_PAYLOAD = 1007
const TOO_BIG = 1009

/** Compresses a message; one that comes `after` another may repeat what that has said, to whoever has it inflated. */
export const deflated = (payload: Buffer, after: Buffer | null = null): Buffer => {
  const options = after === null ? OPTIONS : { ...OPTIONS, level: LEVEL_AFTER, dictionary: after.subarray(-WINDOW) }
  return deflateRawSync(payload, options).subarray(0, -TAIL)
}

/** Reads a message that stands for itself; the code to close with where it is none, or more than `maxBytes`. */
export const inflated = (message: Buffer, maxBytes: number): Buffer | number => {
  try {
    return inflateRawSync(message, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: maxBytes })
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? TOO_BIG : INVALID_PAYLOAD
  }
}
