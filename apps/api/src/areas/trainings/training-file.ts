import type { TrainingFormat } from '@repo/domain/training-file'
import { writeCsv } from '@repo/recordings/write-csv'
import { writeFit } from '@repo/recordings/write-fit'
import { writeTcx } from '@repo/recordings/write-tcx'

import { StreamedAnswer } from '../../http/streamed-answer.ts'

interface CountedMoment {
  readonly second: number
  readonly heartRate: number
  readonly effort: number | null
  readonly calories: number | null
}

interface FiledTraining {
  readonly startAt: Date
  readonly calories: number | null
  readonly heart: { readonly mean: number | null; readonly highest: number | null }
  readonly samples: readonly CountedMoment[]
}

const TYPES: Readonly<Record<TrainingFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  tcx: 'application/vnd.garmin.tcx+xml',
  fit: 'application/vnd.ant.fit',
}

const WRITERS: Readonly<Record<TrainingFormat, (training: FiledTraining) => string | Uint8Array>> = {
  csv: writeCsv,
  tcx: writeTcx,
  fit: writeFit,
}

async function* once<T>(one: T): AsyncGenerator<T> {
  yield one
}

/** A training as a file, named by the day. */
export const trainingFile = (format: TrainingFormat, day: string, training: FiledTraining): StreamedAnswer =>
  new StreamedAnswer({
    type: TYPES[format],
    fileName: `training-${day}.${format}`,
    chunks: once(WRITERS[format](training)),
  })
