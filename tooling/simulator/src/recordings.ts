import { readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'

import { readCsv } from '@repo/recordings/read-csv'
import { readFit } from '@repo/recordings/read-fit'
import { readTcx } from '@repo/recordings/read-tcx'
import type { RecordedSample } from '@repo/recordings/recorded-sample'

export interface Recording {
  readonly name: string
  readonly samples: readonly RecordedSample[]
}

/** Reads one recording by its ending. Throws for other endings and for files that hold no heart rate. */
export const readRecording = async (file: string): Promise<readonly RecordedSample[]> => {
  const bytes = readFileSync(file)
  const samples = await (async () => {
    switch (extname(file).toLowerCase()) {
      case '.csv':
        return readCsv(bytes.toString())
      case '.fit':
        return (await readFit(bytes)).samples
      case '.tcx':
        return readTcx(bytes.toString()).samples
      default:
        throw new Error('not a csv, fit or tcx file')
    }
  })()
  if (!samples.some(({ heartRate }) => heartRate !== null)) throw new Error('no heart rate in it')
  return samples
}

/** The recordings of a folder by name; what cannot be read is reported and left out. */
export const readRecordings = async (folder: string, report: (line: string) => void): Promise<Recording[]> => {
  const names = readdirSync(folder)
    .filter((name) => /\.(?:csv|fit|tcx)$/i.test(name))
    .toSorted()
  const recordings: Recording[] = []
  for (const name of names) {
    try {
      recordings.push({ name, samples: await readRecording(join(folder, name)) })
    } catch (error) {
      report(`${name} left out: ${(error as Error).message}`)
    }
  }
  return recordings
}
