import type { Recording } from '@repo/recordings/recorded-sample'

import { Refusal } from '../errors/refusal.ts'
import { NO_HEART_RATE } from './jobs.ts'
import type { Sandbox } from './sandbox.ts'

/** Reads a FIT or TCX file. @throws {Refusal} for any other, and for one that is damaged or over a limit. */
export const readRecording = async (sandbox: Sandbox, bytes: Uint8Array): Promise<Recording> => {
  const read = await sandbox.run('recording', bytes)
  if (read === null) throw new Refusal('recording-unreadable')
  const { startAt, seconds, heartRates } = read
  return {
    startAt,
    samples: Array.from(seconds, (second, at) => {
      const heartRate = heartRates[at] ?? NO_HEART_RATE
      return { second, heartRate: heartRate === NO_HEART_RATE ? null : heartRate }
    }),
  }
}
