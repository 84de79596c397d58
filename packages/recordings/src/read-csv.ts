import papaparse from 'papaparse'

import type { RecordedSample } from './recording.ts'

/** Reads the columns `t_seconds` and `heart_rate`; 0 is null. Throws if one is missing. */
export const readCsv = (text: string): RecordedSample[] => {
  const { data, meta } = papaparse.parse<Readonly<Record<string, string>>>(text, {
    header: true,
    delimitersToGuess: [',', ';'],
    skipEmptyLines: 'greedy',
    transformHeader: (name) => name.trim().toLowerCase(),
  })
  if (!['t_seconds', 'heart_rate'].every((name) => meta.fields?.includes(name) === true))
    throw new Error('the columns t_seconds and heart_rate are missing')
  // files with semicolons may use a decimal comma
  const numberIn = (cell = ''): number => Number(meta.delimiter === ';' ? cell.replace(',', '.') : cell)
  return data.map(({ t_seconds: second, heart_rate: cell = '' }) => {
    const heartRate = numberIn(cell)
    return { second: numberIn(second), heartRate: cell.trim() === '' || !(heartRate > 0) ? null : heartRate }
  })
}
