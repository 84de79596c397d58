import type { RecordingFault } from '@repo/domain/imported-training'

import type { UndecodedImage } from '../images/decode-image.ts'

export interface UnreadRecording {
  readonly bytes: Uint8Array
  /** The server's time, in milliseconds since 1970. */
  readonly now: number
}

/** A training as it crosses from process to process: thousands of objects would hold the server's loop. */
export interface PackedTraining {
  readonly startAt: number
  readonly seconds: Float64Array
  readonly heartRates: Float64Array
}

/** Everything that strangers' bytes are parsed for. Each parser loads with its first file. */
export const JOBS = {
  recording: async ({ bytes, now }: UnreadRecording): Promise<PackedTraining | RecordingFault> => {
    const { readRecording } = await import('@repo/recordings/read-recording')
    const { importedTraining } = await import('@repo/domain/imported-training')
    const training = importedTraining(await readRecording(bytes), now)
    if (!training.ok) return training.error
    const { startAt, samples } = training.value
    return {
      startAt,
      seconds: Float64Array.from(samples, ({ second }) => second),
      heartRates: Float64Array.from(samples, ({ heartRate }) => heartRate),
    }
  },
  image: async (image: UndecodedImage): Promise<Uint8Array> => {
    const { decodeImage } = await import('../images/decode-image.ts')
    return decodeImage(image)
  },
} as const

export type Jobs = typeof JOBS
