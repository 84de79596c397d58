import type { RecordedSample } from './recorded-sample.ts'

/** Reads `t_seconds,heart_rate,…`; an empty heart rate is a second without a value. Throws when a column is missing. */
export const readCsv = (text: string): RecordedSample[] => {
  const [head = '', ...lines] = text.split(/\r?\n/)
  const names = head.split(',')
  const [at, value] = [names.indexOf('t_seconds'), names.indexOf('heart_rate')]
  if (at < 0 || value < 0) throw new Error('the columns t_seconds and heart_rate are missing')
  return lines
    .filter((line) => line !== '')
    .map((line) => {
      const cells = line.split(',')
      const heartRate = Number(cells[value])
      return { second: Number(cells[at]), heartRate: cells[value] === '' || !(heartRate > 0) ? null : heartRate }
    })
}
