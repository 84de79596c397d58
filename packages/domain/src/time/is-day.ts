const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})$/
/** After so many years the calendar is the same. */
const CYCLE_YEARS = 400
const A_CYCLE = 2000
const MONTHS = 12

/**
 * Whether a text is a day that exists, of the year 1 or later: 2024-02-29 is one, 2026-02-30 and 0000-01-01 are none.
 * Addresses are read by it before the first screen, which does without all else that is known of days.
 */
export const isDay = (text: string): boolean => {
  const [, year = '0', month = '0', date = '0'] = WRITTEN.exec(text) ?? []
  if (Number(year) < 1 || Number(month) < 1 || Number(month) > MONTHS) return false
  const last = new Date(Date.UTC(A_CYCLE + (Number(year) % CYCLE_YEARS), Number(month), 0)).getUTCDate()
  return Number(date) >= 1 && Number(date) <= last
}
