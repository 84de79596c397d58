import type { ChosenRows, FileFacts, TableKind } from '@repo/domain/imports/file-facts'
import type { TextFormat } from '@repo/domain/imports/text-format'
import type { ImportedTraining, RecordingFault } from '@repo/domain/trainings/imported-training'
import type { TableFault } from '@repo/tables/table'

import type { UndecodedImage } from '../images/decode-image.ts'
import { runJobs } from './run-jobs.ts'

export interface UnreadRecording {
  readonly bytes: Uint8Array
  /** Unix time in ms. */
  readonly now: number
  /** For times without a zone. */
  readonly zone: string
  readonly activities: readonly number[] | null
}

/** Arrays instead of objects, because deserializing thousands of objects would block the server. */
interface PackedTraining extends Omit<ImportedTraining, 'samples'> {
  readonly seconds: Float64Array
  readonly heartRates: Float64Array
}

export interface FoundActivity {
  readonly place: number
  readonly startAt: number
  readonly timerSeconds: number
}

type ReadFile = readonly PackedTraining[] | { readonly activities: readonly FoundActivity[] } | RecordingFault

interface ChosenTable extends ChosenRows, Partial<TextFormat> {}

export interface UnreadTable {
  readonly bytes: Uint8Array
  readonly kind: TableKind
  /** ISO day in the center's zone. */
  readonly today: string
  /** Null guesses all of it. */
  readonly chosen: ChosenTable | null
}

export interface ReadTable {
  readonly facts: FileFacts
  /** JSON of some rows each, because deserializing thousands of objects at once would block the server. */
  readonly chunks: readonly string[]
}

const ROWS_PER_CHUNK = 200

const packed = ({ startAt, samples, timerSeconds, leftOut }: ImportedTraining): PackedTraining => ({
  startAt,
  timerSeconds,
  leftOut,
  seconds: Float64Array.from(samples, ({ second }) => second),
  heartRates: Float64Array.from(samples, ({ heartRate }) => heartRate),
})

const JOBS = {
  recording: async ({ bytes, now, zone, activities }: UnreadRecording): Promise<ReadFile> => {
    const { readRecording } = await import('@repo/recordings/read-recording')
    const { importedTraining, joinedRecordings } = await import('@repo/domain/trainings/imported-training')
    const { localInstant } = await import('@repo/domain/time/local-time')
    const { kind, recordings } = readRecording(bytes, (text) => localInstant(zone, text))
    const parts = kind === 'parts' ? joinedRecordings(recordings) : recordings
    const read = parts.map((part, place) => ({ place, training: importedTraining(part, now) }))
    const wanted = activities === null ? read : read.filter(({ place }) => activities.includes(place))
    const good = wanted.flatMap(({ place, training }) => (training.ok ? [{ place, ...training.value }] : []))
    if (kind === 'activities' && activities === null && good.length > 1) {
      return { activities: good.map(({ place, startAt, timerSeconds }) => ({ place, startAt, timerSeconds })) }
    }
    if (good.length > 0) return good.map(packed)
    const [first] = wanted
    return first === undefined || first.training.ok ? 'empty' : first.training.error
  },
  table: async ({ bytes, ...asked }: UnreadTable): Promise<ReadTable | TableFault> => {
    const { readTable } = await import('@repo/tables/read-table')
    const { TableError } = await import('@repo/tables/table')
    const { factsOf, rowsBelow } = await import('@repo/domain/imports/file-facts')
    try {
      const table = readTable(bytes, asked.chosen ?? {})
      const facts = factsOf({ ...asked, ...table })
      const rows = rowsBelow(table.sheets[facts.sheet]?.rows ?? [], facts.headerRow)
      const starts = Array.from(
        { length: Math.ceil(rows.length / ROWS_PER_CHUNK) },
        (_, chunk) => chunk * ROWS_PER_CHUNK,
      )
      return { facts, chunks: starts.map((start) => JSON.stringify(rows.slice(start, start + ROWS_PER_CHUNK))) }
    } catch (error) {
      if (error instanceof TableError) return error.fault
      throw error
    }
  },
  image: async (image: UndecodedImage): Promise<Uint8Array> => {
    const { decodeImage } = await import('../images/decode-image.ts')
    return decodeImage(image)
  },
} as const

export type Jobs = typeof JOBS

runJobs(JOBS)
