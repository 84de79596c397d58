import type { Milliseconds } from '@repo/domain/core/units'

/** Unix time from a monotonic clock, because a change of the system time would make values look fresh or stale. */
export const screenNow = (): Milliseconds => performance.timeOrigin + performance.now()
