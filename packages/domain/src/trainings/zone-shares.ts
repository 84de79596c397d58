import type { Seconds } from '../core/units.ts'

export interface ZoneTimes {
  readonly belowSeconds: Seconds
  readonly zoneSeconds: readonly Seconds[]
}

const trainedSeconds = ({ belowSeconds, zoneSeconds }: ZoneTimes): Seconds =>
  zoneSeconds.reduce((sum, seconds) => sum + seconds, belowSeconds)

/** The longest training's seconds, at least 1: the common scale of the bars. */
export const longestTraining = (trainings: readonly ZoneTimes[]): Seconds =>
  Math.max(1, ...trainings.map(trainedSeconds))

/** Bar segments as shares of the scale: below the zones, then z1 to z5. */
export const zoneSharesOf = (times: ZoneTimes, scale: Seconds): readonly number[] =>
  [times.belowSeconds, ...times.zoneSeconds].map((seconds) => seconds / scale)
