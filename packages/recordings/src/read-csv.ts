import type { RecordedSample } from './recording.ts'

/** The cells of a line by their separator, which may stand within quotes. */
const CELLS = { ',': /(?:^|,)\s*("(?:[^"]|"")*"|[^,]*)/g, ';': /(?:^|;)\s*("(?:[^"]|"")*"|[^;]*)/g } as const

const cellsOf = (line: string, separator: keyof typeof CELLS): string[] =>
  [...line.matchAll(CELLS[separator])].map(([, cell = '']) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )

/** Reads `t_seconds,heart_rate,…`; an empty heart rate is a second without a value. Throws when a column is missing. */
export const readCsv = (text: string): RecordedSample[] => {
  const [head = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  const separator = head.includes(';') ? ';' : ','
  // whoever separates by semicolons may write 1,5 for one and a half
  const numberIn = (cell = ''): number => Number(separator === ';' ? cell.replace(',', '.') : cell)
  const names = cellsOf(head.toLowerCase(), separator)
  const [at, value] = [names.indexOf('t_seconds'), names.indexOf('heart_rate')]
  if (at < 0 || value < 0) throw new Error('the columns t_seconds and heart_rate are missing')
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = cellsOf(line, separator)
      const heartRate = numberIn(cells[value])
      return { second: numberIn(cells[at]), heartRate: cells[value] === '' || !(heartRate > 0) ? null : heartRate }
    })
}
