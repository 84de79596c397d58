import type { Seconds } from '../core/units.ts'

/** Seconds of one training by where they were spent; `zoneSeconds` is z1 to z5. */
export interface ZoneTimes {
  readonly belowSeconds: Seconds
  readonly zoneSeconds: readonly Seconds[]
}

/** All seconds of a training, those below the zones among them. */
const trainedSeconds = ({ belowSeconds, zoneSeconds }: ZoneTimes): Seconds =>
  zoneSeconds.reduce((sum, seconds) => sum + seconds, belowSeconds)

/** The longest of several trainings, which their bars share as their scale; at least a second. */
export const longestTraining = (trainings: readonly ZoneTimes[]): Seconds =>
  Math.max(1, ...trainings.map(trainedSeconds))

/** A training's bar: from 0 to 1 of the scale, the time below the zones first, then z1 to z5. */
export const zoneSharesOf = (times: ZoneTimes, scale: Seconds): readonly number[] =>
  [times.belowSeconds, ...times.zoneSeconds].map((seconds) => seconds / scale)
