/** One second of a recording; null where the strap gave no value. */
export interface RecordedSample {
  readonly second: number
  readonly heartRate: number | null
}

/** A value with its moment, in milliseconds since 1970, which is not a number where the file's text is none. */
export interface TimedValue {
  readonly at: number
  readonly heartRate: number | null
}

/** From a moment up to another, both in milliseconds since 1970. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** One activity of a file. */
export interface Recording {
  /** When it began, in milliseconds since 1970; not a number where the file does not say. */
  readonly startAt: number
  /** In the order of the file. */
  readonly values: readonly TimedValue[]
  /** When the timer did not run, in order. The last one has no end where the timer was never started again. */
  readonly pauses: readonly Span[]
}

/** What a file holds: recordings that belong together, or activities of which a person chooses. */
export interface RecordedFile {
  readonly kind: 'parts' | 'activities'
  readonly recordings: readonly Recording[]
}

/** Two values a second for the longest recording that is imported. */
const MOST_VALUES = 2 * 86_400

/** Throws for more values than any recording has. */
export const checkLength = (values: readonly TimedValue[]): void => {
  if (values.length > MOST_VALUES) throw new Error('too many values')
}

/** The values of a recording by their seconds since the first of them, in time order. */
export const samplesOf = ({ values }: Recording): RecordedSample[] => {
  const timed = values.filter(({ at }) => Number.isFinite(at)).toSorted((one, other) => one.at - other.at)
  const first = timed[0]?.at ?? 0
  return timed.map(({ at, heartRate }) => ({ second: Math.round((at - first) / 1000), heartRate }))
}
