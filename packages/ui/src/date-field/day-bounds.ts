export interface DayBounds {
  /** YYYY-MM-DD, both included; a day outside may be typed, and is the form's to judge. */
  min?: string | undefined
  max?: string | undefined
  /** YYYY-MM-DD; the browser's own day without it. */
  today?: string | undefined
}
