import type { RecordedSample } from './recording.ts'

const cellsOf = (line: string, separator: string): string[] =>
  line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )

/** Reads `t_seconds,heart_rate,…`; an empty heart rate is a second without a value. Throws when a column is missing. */
export const readCsv = (text: string): RecordedSample[] => {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const separator = head.includes(';') ? ';' : ','
  const names = cellsOf(head.toLowerCase(), separator)
  const [at, value] = [names.indexOf('t_seconds'), names.indexOf('heart_rate')]
  if (at < 0 || value < 0) throw new Error('the columns t_seconds and heart_rate are missing')
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = cellsOf(line, separator)
      const heartRate = Number(cells[value])
      return { second: Number(cells[at]), heartRate: cells[value] === '' || !(heartRate > 0) ? null : heartRate }
    })
}
