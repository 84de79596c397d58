/** One second of a recording; null where the strap gave no value. */
export interface RecordedSample {
  readonly second: number
  readonly heartRate: number | null
}
