import type { Seconds } from './units.ts'

const LONGEST_RETRY_AFTER: Seconds = 86_400

const SECONDS = /^\d{1,15}$/
const HTTP_DATE =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d{2}:\d{2}:\d{2} GMT$/

/** Parses `Retry-After` into whole seconds, at most a day. Null if malformed. Source: RFC 9110, section 10.2.3. */
export const parseRetryAfter = (header: string | null, now: number): Seconds | null => {
  const text = header?.trim() ?? ''
  if (SECONDS.test(text)) return Math.min(Number(text), LONGEST_RETRY_AFTER)
  const at = HTTP_DATE.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) return null
  return Math.min(Math.max(0, Math.ceil((at - now) / 1000)), LONGEST_RETRY_AFTER)
}
