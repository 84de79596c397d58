export interface DayBounds {
  /** YYYY-MM-DD, inclusive. Other days can be typed; the form validates them. */
  min?: string | undefined
  max?: string | undefined
  /** YYYY-MM-DD. Defaults to the browser's day. */
  today?: string | undefined
}
