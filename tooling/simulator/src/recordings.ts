import { readFileSync, readdirSync } from 'node:fs'
import { extname, join } from 'node:path'

import { readCsv } from '@repo/recordings/read-csv'
import { readRecording as readFile } from '@repo/recordings/read-recording'
import { samplesOf, type RecordedFile, type RecordedSample } from '@repo/recordings/recording'

export interface Recording {
  readonly name: string
  readonly samples: readonly RecordedSample[]
}

/** Only differences matter, so the zone doesn't. */
const asUtc = (text: string): number => Date.parse(`${text}Z`)

const firstIn = ({ recordings: [first] }: RecordedFile): readonly RecordedSample[] =>
  first === undefined ? [] : samplesOf(first)

/** Reads the first activity. Throws for files without heart rates. */
export const readRecording = (file: string): readonly RecordedSample[] => {
  const bytes = readFileSync(file)
  const samples = extname(file).toLowerCase() === '.csv' ? readCsv(bytes.toString()) : firstIn(readFile(bytes, asUtc))
  if (!samples.some(({ heartRate }) => heartRate !== null)) throw new Error('no heart rate in it')
  return samples
}

export const readRecordings = (folder: string, report: (line: string) => void): Recording[] => {
  const names = readdirSync(folder)
    .filter((name) => /\.(?:csv|fit|tcx|gpx)(?:\.gz)?$/i.test(name))
    .toSorted()
  const recordings: Recording[] = []
  for (const name of names) {
    try {
      recordings.push({ name, samples: readRecording(join(folder, name)) })
    } catch (error) {
      report(`${name} left out: ${(error as Error).message}`)
    }
  }
  return recordings
}
