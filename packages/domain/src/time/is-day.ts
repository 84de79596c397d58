const WRITTEN = /^(\d{4})-(\d{2})-(\d{2})$/
const CYCLE_YEARS = 400
const A_CYCLE = 2000
const MONTHS = 12

/** Whether a text is an existing day from year 1. Kept apart, because the first screen loads no other date code. */
export const isDay = (text: string): boolean => {
  const [, year = '0', month = '0', date = '0'] = WRITTEN.exec(text) ?? []
  if (Number(year) < 1 || Number(month) < 1 || Number(month) > MONTHS) return false
  const last = new Date(Date.UTC(A_CYCLE + (Number(year) % CYCLE_YEARS), Number(month), 0)).getUTCDate()
  return Number(date) >= 1 && Number(date) <= last
}
