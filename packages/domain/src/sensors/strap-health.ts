import type { Percent, Seconds } from '../core/units.ts'

export const HEALTH_DAYS = 30
/** Below this, replace the battery before the next class. */
export const LOW_BATTERY: Percent = 20
const POOR_CONTACT: Percent = 10

/** Seconds between the first and last value in which nothing counted, without carried ones. */
export const lostSeconds = (training: {
  readonly first: Seconds
  readonly last: Seconds
  readonly counted: Seconds
}): Seconds => Math.max(0, training.last - training.first + 1 - training.counted)

/** Share of worn time without contact in percent. Null if never worn. */
export const contactLoss = (counted: Seconds, lost: Seconds): Percent | null =>
  counted + lost === 0 ? null : (100 * lost) / (counted + lost)

/** Whether a battery is below 20 %. */
export const isLowBattery = (battery: Percent | null): boolean => battery !== null && battery < LOW_BATTERY

/** Whether contact loss is 10 % or more. */
export const isPoorContact = (loss: Percent | null): boolean => loss !== null && loss >= POOR_CONTACT
