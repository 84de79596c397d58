import { parseRetryAfter } from '@repo/domain/core/retry-after'
import type { Seconds } from '@repo/domain/core/units'

/** `Retry-After` in seconds, or null. A date is relative to the response's own, because this clock may be wrong. */
export const retryAfterOf = (headers: Pick<Headers, 'get'>): Seconds | null => {
  const sentAt = Date.parse(headers.get('date') ?? '')
  return parseRetryAfter(headers.get('retry-after'), Number.isNaN(sentAt) ? Date.now() : sentAt)
}
