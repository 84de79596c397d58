import FitParser from 'fit-file-parser'

import { checkFitLimits } from './fit-limits.ts'
import { recordingOf, type Recording } from './recorded-sample.ts'

interface Parsed {
  readonly sessions?: readonly { readonly start_time?: string | Date }[]
  readonly records?: readonly { readonly timestamp?: string | Date; readonly heart_rate?: number }[]
}

/** Reads the records of a FIT activity; throws where the file is damaged, or over a limit. */
export const readFit = async (bytes: Uint8Array): Promise<Recording> => {
  checkFitLimits(bytes)
  const { buffer } = new Uint8Array(bytes)
  const parsed = (await new FitParser({ force: false, mode: 'list' }).parseAsync(buffer)) as Parsed
  const values = (parsed.records ?? []).flatMap(({ timestamp, heart_rate: heartRate }) =>
    timestamp === undefined ? [] : [{ at: new Date(timestamp).getTime(), heartRate: heartRate ?? null }],
  )
  return recordingOf(values, new Date(parsed.sessions?.[0]?.start_time ?? Number.NaN).getTime())
}
