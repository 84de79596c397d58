import FitParser from 'fit-file-parser'

import type { RecordedSample } from './recorded-sample.ts'

interface FitRecord {
  readonly timestamp?: string | Date
  readonly heart_rate?: number
}

/** Reads the records of a FIT activity. */
export const readFit = async (bytes: Buffer): Promise<RecordedSample[]> => {
  const parsed = (await new FitParser({ force: true, mode: 'list' }).parseAsync(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer,
  )) as { records?: FitRecord[] }
  const timed = (parsed.records ?? []).flatMap(({ timestamp, heart_rate: heartRate }) =>
    timestamp === undefined ? [] : [{ at: new Date(timestamp).getTime(), heartRate: heartRate ?? null }],
  )
  const start = timed[0]?.at ?? 0
  return timed.map(({ at, heartRate }) => ({ second: Math.round((at - start) / 1000), heartRate }))
}
