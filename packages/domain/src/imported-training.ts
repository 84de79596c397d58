import { recordingLimits } from './limits.ts'
import { err, ok, type Result } from './result.ts'
import { isPlausibleHeartRate } from './signal.ts'
import type { TallySample } from './tally.ts'
import type { Bpm, Milliseconds, Seconds } from './units.ts'

const RECORDING_FAULTS = ['empty', 'dated', 'too-long', 'implausible'] as const
/** Why a recording is no training: without a heart rate, from no time that can be, too long, or of no heart. */
export type RecordingFault = (typeof RECORDING_FAULTS)[number]

/** A training that a device recorded by itself. */
export interface ImportedTraining {
  /** The whole second it began in. */
  readonly startAt: Milliseconds
  /** At most one a second, in time order. */
  readonly samples: readonly TallySample[]
}

interface Recorded {
  readonly startAt: Milliseconds
  /** In any order; null and 0 bpm say that the strap had no contact. */
  readonly samples: readonly { readonly second: Seconds; readonly heartRate: Bpm | null }[]
}

/** How far a device's clock may be ahead. */
const CLOCK_AHEAD: Milliseconds = 300_000
const HOUR: Seconds = 3600

const isDated = (startAt: Milliseconds, last: Seconds, now: Milliseconds): boolean =>
  startAt >= Date.UTC(recordingLimits.fromYear, 0, 1) && startAt + last * 1000 <= now + CLOCK_AHEAD

/** The training that a recording is, or why it is none. Of several values in a second the first counts. */
export const importedTraining = (
  { startAt, samples }: Recorded,
  now: Milliseconds,
): Result<ImportedTraining, RecordingFault> => {
  const bySecond = new Map<Seconds, Bpm>()
  for (const { second, heartRate } of samples) {
    if (heartRate !== null && heartRate !== 0 && !bySecond.has(second)) bySecond.set(second, heartRate)
  }
  const seconds = [...bySecond.keys()].toSorted((one, other) => one - other)
  const [first, last] = [seconds[0], seconds.at(-1)]
  if (first === undefined || last === undefined) return err('empty')
  if (!Number.isFinite(startAt) || first < 0 || !isDated(startAt, last, now)) return err('dated')
  if (last >= recordingLimits.hours * HOUR) return err('too-long')
  if (![...bySecond.values()].every(isPlausibleHeartRate)) return err('implausible')
  return ok({
    startAt: Math.floor(startAt / 1000) * 1000,
    samples: seconds.map((second) => ({ second, heartRate: bySecond.get(second) ?? 0 })),
  })
}
