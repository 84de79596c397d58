import { parseRetryAfter } from '@repo/domain/core/retry-after'
import type { Seconds } from '@repo/domain/core/units'

/**
 * The wait that an answer asks for in `Retry-After`, in seconds; null where it names none. A date is compared with the
 * answer's own, because the clock of this machine may be wrong.
 */
export const retryAfterOf = (headers: Pick<Headers, 'get'>): Seconds | null => {
  const sentAt = Date.parse(headers.get('date') ?? '')
  return parseRetryAfter(headers.get('retry-after'), Number.isNaN(sentAt) ? Date.now() : sentAt)
}
