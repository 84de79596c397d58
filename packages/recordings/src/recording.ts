export interface RecordedSample {
  readonly second: number
  readonly heartRate: number | null
}

/** `at` is Unix time in ms, or NaN. */
export interface TimedValue {
  readonly at: number
  readonly heartRate: number | null
}

export interface Span {
  readonly from: number
  readonly to: number
}

export interface Recording {
  readonly startAt: number
  readonly values: readonly TimedValue[]
  /** In order. The last one may not end. */
  readonly pauses: readonly Span[]
}

export interface RecordedFile {
  readonly kind: 'parts' | 'activities'
  readonly recordings: readonly Recording[]
}

const MOST_VALUES = 2 * 86_400

export const checkLength = (values: readonly TimedValue[]): void => {
  if (values.length > MOST_VALUES) throw new Error('too many values')
}

/** Sorted by time, in seconds since the first. */
export const samplesOf = ({ values }: Recording): RecordedSample[] => {
  const timed = values.filter(({ at }) => Number.isFinite(at)).toSorted((one, other) => one.at - other.at)
  const first = timed[0]?.at ?? 0
  return timed.map(({ at, heartRate }) => ({ second: Math.round((at - first) / 1000), heartRate }))
}
