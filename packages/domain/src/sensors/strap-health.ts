import type { Percent, Seconds } from '../core/units.ts'

/** How long back a strap's trainings are looked at. */
export const HEALTH_DAYS = 30
/** From here on a battery should be changed before the next class. */
export const LOW_BATTERY: Percent = 20
/** From here on a strap loses so much that its wearer notices. */
const POOR_CONTACT: Percent = 10

/**
 * Seconds of a training in which a strap brought nothing that counts: between its first value and its last, the
 * carried ones not among them.
 */
export const lostSeconds = (training: {
  /** Second of the class of the first value and of the last. */
  readonly first: Seconds
  readonly last: Seconds
  /** Recorded and carried. */
  readonly counted: Seconds
}): Seconds => Math.max(0, training.last - training.first + 1 - training.counted)

/** How much of the time it was worn a strap had no contact; null where it was not worn. */
export const contactLoss = (counted: Seconds, lost: Seconds): Percent | null =>
  counted + lost === 0 ? null : (100 * lost) / (counted + lost)

/** Whether somebody should look after a battery. */
export const isLowBattery = (battery: Percent | null): boolean => battery !== null && battery < LOW_BATTERY

/** Whether a strap loses contact so often that it should be looked at. */
export const isPoorContact = (loss: Percent | null): boolean => loss !== null && loss >= POOR_CONTACT
