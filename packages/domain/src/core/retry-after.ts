import type { Seconds } from './units.ts'

/** The longest wait that is believed: a day. */
const LONGEST_RETRY_AFTER: Seconds = 86_400

const SECONDS = /^\d{1,15}$/
const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/

/**
 * Reads a `Retry-After` header: seconds, or a date, which is compared with `now` (Unix time in ms). Returns the wait in
 * whole seconds from 0 to a day, or null for a header that is absent or malformed. Source: RFC 9110, section 10.2.3.
 */
export const parseRetryAfter = (header: string | null, now: number): Seconds | null => {
  const text = header?.trim() ?? ''
  if (SECONDS.test(text)) return Math.min(Number(text), LONGEST_RETRY_AFTER)
  const at = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) return null
  return Math.min(Math.max(0, Math.ceil((at - now) / 1000)), LONGEST_RETRY_AFTER)
}
