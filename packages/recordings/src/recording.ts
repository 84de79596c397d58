/** One second of a recording; null where the strap gave no value. */
export interface RecordedSample {
  readonly second: number
  readonly heartRate: number | null
}

/** What a file of a training holds. */
export interface Recording {
  /** When it began, in milliseconds since 1970; not a number where the file does not say. */
  readonly startAt: number
  /** In the order of the file; seconds since the start. */
  readonly samples: readonly RecordedSample[]
}

export interface TimedValue {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly heartRate: number | null
}

const DAY_MS = 86_400_000

/** Two values a second for the longest recording that is imported. */
const MOST_VALUES = 2 * 86_400

/**
 * A recording of values with their moments. It began when its file says so, as long as that is no later than the first
 * value and no more than a day before it. Throws for more values than any recording has.
 */
export const recordingOf = (values: readonly TimedValue[], saidStart: number): Recording => {
  if (values.length > MOST_VALUES) throw new Error('too many values')
  const first = values[0]?.at ?? Number.NaN
  const startAt = saidStart <= first && first - saidStart <= DAY_MS ? saidStart : first
  return {
    startAt,
    samples: values.map(({ at, heartRate }) => ({ second: Math.round((at - startAt) / 1000), heartRate })),
  }
}
