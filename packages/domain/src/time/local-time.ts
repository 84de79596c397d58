import * as PlainDateTime from 'temporal-polyfill/fns/PlainDateTime'
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime'

import type { Milliseconds } from '../core/units.ts'

const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?$/i

/**
 * The instant of a zone's ISO time: the earlier if ambiguous, the later if skipped, NaN if malformed. Throws
 * RangeError.
 */
export const localInstant = (zone: string, text: string): Milliseconds => {
  const [, year, month, day, hour, minute, second = '0', fraction = ''] = WRITTEN.exec(text) ?? []
  const parts = [year, month, day, hour, minute, second, fraction.padEnd(3, '0')].map(Number)
  const [first = 0, ...others] = parts
  const shown = (() => {
    try {
      return PlainDateTime.create(first, ...(others as [number, number, ...number[]]))
    } catch {
      return null
    }
  })()
  return shown === null
    ? Number.NaN
    : ZonedDateTime.toInstant(PlainDateTime.toZonedDateTime(shown, zone)).epochMilliseconds
}
