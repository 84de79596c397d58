import type { Milliseconds } from '../core/units.ts'
import type { Packet } from '../live/live-packet.ts'

/** Who has been without signal for this long gives the spot in a class to others. */
const SPOT_KEPT_FOR: Milliseconds = 300_000

/** When a spot is free for others, unless a value comes before; `heardAt` is the last value, or the joining. */
export const spotEndsAt = (heardAt: Milliseconds): Milliseconds => heardAt + SPOT_KEPT_FOR

/** Whether others may take a spot that ends at a moment. */
export const isSpotFree = (spotUntil: Milliseconds, now: Milliseconds): boolean => now >= spotUntil

/** How many of a class's spots are taken, as far as its packet says. */
export const spotsTaken = (packet: Pick<Packet, 'participants'> | null, now: Milliseconds): number =>
  (packet?.participants ?? []).filter(({ spotUntil }) => spotUntil === undefined || !isSpotFree(spotUntil, now)).length
