import type { Milliseconds } from '@repo/domain/core/units'

/**
 * This screen's clock: Unix time when the page was opened, moved on by a clock that nobody sets. A wall whose time of
 * day jumps would otherwise show what is fresh as old, or what is old as fresh.
 */
export const screenNow = (): Milliseconds => performance.timeOrigin + performance.now()
