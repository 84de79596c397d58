import type { RecordedSample } from '@repo/recordings/recorded-sample'

import type { UndecodedImage } from '../images/decode-image.ts'

/** A recording as it crosses from process to process: thousands of objects would hold the server's loop. */
export interface PackedRecording {
  readonly startAt: number
  readonly seconds: Float64Array
  /** {@link NO_HEART_RATE} where the strap gave no value. */
  readonly heartRates: Float64Array
}

export const NO_HEART_RATE = -1

const pack = (startAt: number, samples: readonly RecordedSample[]): PackedRecording => ({
  startAt,
  seconds: Float64Array.from(samples, ({ second }) => second),
  heartRates: Float64Array.from(samples, ({ heartRate }) => heartRate ?? NO_HEART_RATE),
})

/** Everything that strangers' bytes are parsed for. Each parser loads with its first file. */
export const JOBS = {
  recording: async (bytes: Uint8Array): Promise<PackedRecording> => {
    const { readRecording } = await import('@repo/recordings/read-recording')
    const { startAt, samples } = await readRecording(bytes)
    return pack(startAt, samples)
  },
  image: async (image: UndecodedImage): Promise<Uint8Array> => {
    const { decodeImage } = await import('../images/decode-image.ts')
    return decodeImage(image)
  },
} as const

export type Jobs = typeof JOBS
