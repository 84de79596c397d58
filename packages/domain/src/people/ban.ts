import type { Milliseconds } from '../core/units.ts'

const BAN_TYPES = ['this-class', 'permanent'] as const
export type BanType = (typeof BAN_TYPES)[number]

export const REMOVALS = ['let-out', ...BAN_TYPES] as const
export type Removal = (typeof REMOVALS)[number]

const DAY: Milliseconds = 24 * 60 * 60 * 1000

/** When a ban ends, in Unix ms: after 24 hours, or null for never. */
export const banEnd = (type: BanType, now: Milliseconds): Milliseconds | null =>
  type === 'permanent' ? null : now + DAY
