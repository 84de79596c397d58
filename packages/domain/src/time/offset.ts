import type { Milliseconds } from '../core/units.ts'
import { zoneClock } from './zone-clock.ts'

const longOffset = zoneClock('en-US', { timeZoneName: 'longOffset' })

/** Minutes a zone lies ahead of universal time at an instant. Throws RangeError for a zone nobody knows. */
export const offsetMinutesOf = (zone: string, at: Milliseconds): number => {
  const text = longOffset(zone).format(at)
  const match = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(text)
  if (match?.[1] === undefined) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}

/** A whole-hour offset as the wire has it: a sign and hours, such as `+1`, `-6`, `+0`. Half hours are cut off. */
export const formatOffset = (minutes: number): string => {
  const hours = Math.trunc(minutes / 60)
  return hours < 0 ? String(hours) : `+${hours}`
}

/** Hours of an offset text, or null when it is none. `6`, `+6` and `+06` are the same. */
export const parseOffset = (text: string): number | null => {
  const match = /^([+-]?)(\d{1,2})$/.exec(text.trim())
  if (match === null) return null
  const hours = Number(match[2])
  return match[1] === '-' && hours !== 0 ? -hours : hours
}

/** The whole-hour offset of a zone at an instant, as the wire has it. */
export const offsetOf = (zone: string, at: Milliseconds): string => formatOffset(offsetMinutesOf(zone, at))

/** Whether a stored offset no longer fits its zone, as twice a year where clocks are changed. */
export const offsetDiffers = (stored: string, zone: string, now: Milliseconds): boolean =>
  parseOffset(stored) !== parseOffset(offsetOf(zone, now))

/** The offset to store when the stored one no longer fits the zone, else null. */
export const newOffset = (stored: string, zone: string, now: Milliseconds): string | null =>
  offsetDiffers(stored, zone, now) ? offsetOf(zone, now) : null
