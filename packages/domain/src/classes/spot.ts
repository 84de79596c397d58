import type { Milliseconds } from '../core/units.ts'
import type { Packet } from '../live/live-packet.ts'

const SPOT_KEPT_FOR: Milliseconds = 300_000

/** When an unused spot becomes free: 5 minutes after the last value or the join, `heardAt`. */
export const spotEndsAt = (receivedAt: Milliseconds): Milliseconds => receivedAt + SPOT_KEPT_FOR

/** Whether a spot is free at a moment. */
export const isSpotFree = (spotUntil: Milliseconds, now: Milliseconds): boolean => now >= spotUntil

/** Number of spots taken at a moment. 0 without a packet. */
export const spotsTaken = (packet: Pick<Packet, 'participants'> | null, now: Milliseconds): number =>
  (packet?.participants ?? []).filter(({ spotUntil }) => spotUntil === undefined || !isSpotFree(spotUntil, now)).length
