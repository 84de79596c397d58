import type { Milliseconds } from '../core/units.ts'
import { zoneClock } from './zone-clock.ts'

const longOffset = zoneClock('en-US', { timeZoneName: 'longOffset' })

export const offsetMinutesOf = (zone: string, at: Milliseconds): number => {
  const text = longOffset(zone).format(at)
  const match = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(text)
  if (match?.[1] === undefined) return 0
  const minutes = Number(match[2]) * 60 + Number(match[3])
  return match[1] === '-' ? -minutes : minutes
}

export const formatOffset = (minutes: number): string => {
  const hours = Math.trunc(minutes / 60)
  return hours < 0 ? String(hours) : `+${hours}`
}

export const parseOffset = (text: string): number | null => {
  const match = /^([+-]?)(\d{1,2})$/.exec(text.trim())
  if (match === null) return null
  const hours = Number(match[2])
  return match[1] === '-' && hours !== 0 ? -hours : hours
}

/** The wire's whole-hour offset of a zone at an instant. */
export const offsetOf = (zone: string, at: Milliseconds): string => formatOffset(offsetMinutesOf(zone, at))

export const offsetDiffers = (stored: string, zone: string, now: Milliseconds): boolean =>
  parseOffset(stored) !== parseOffset(offsetOf(zone, now))

/** The offset to store if the stored one is out of date, or null. */
export const newOffset = (stored: string, zone: string, now: Milliseconds): string | null =>
  offsetDiffers(stored, zone, now) ? offsetOf(zone, now) : null
