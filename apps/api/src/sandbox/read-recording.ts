import type { ImportedTraining } from '@repo/domain/imported-training'

import { Refusal } from '../http/errors/refusal.ts'
import type { Sandbox } from './sandbox.ts'

/**
 * Reads a FIT or TCX file as a training.
 * @throws {Refusal} for any other file, for one that is damaged or over a limit, and for what can't be a training.
 */
export const readRecording = async (sandbox: Sandbox, bytes: Uint8Array, now: number): Promise<ImportedTraining> => {
  const read = await sandbox.run('recording', { bytes, now })
  if (read === null) throw new Refusal('recording-unreadable')
  if (typeof read === 'string') throw new Refusal(`recording-${read}`)
  const { startAt, seconds, heartRates } = read
  return {
    startAt,
    samples: Array.from(seconds, (second, at) => ({ second, heartRate: heartRates[at] ?? 0 })),
  }
}
