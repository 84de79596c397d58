import { downloadTraining } from '@repo/api-client/trainings/training'
import { dayIn } from '@repo/domain/time/day'
import type { TrainingFormat } from '@repo/domain/trainings/training-file'
import { writeCsv } from '@repo/recordings/write-csv'
import { writeFit } from '@repo/recordings/write-fit'
import { writeTcx } from '@repo/recordings/write-tcx'

import { route } from '../../http/route.ts'
import { StreamedAnswer } from '../../http/streamed-answer.ts'
import { Refusal } from '../../lib/refusal.ts'
import { countedMoments, wholeHeart } from './presenters.ts'
import { findTraining } from './training-queries.ts'

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

const trainingFile = (format: TrainingFormat, day: string, training: FiledTraining): StreamedAnswer =>
  new StreamedAnswer({
    type: TYPES[format],
    fileName: `training-${day}.${format}`,
    chunks: once(WRITERS[format](training)),
  })

export const downloadTrainingRoute = route(downloadTraining, async ({ params, query }, { context, principal }) => {
  const found = await principal.branch.run(async (tx) => {
    const training = await findTraining(tx, params.uuid)
    if (training === null) throw new Refusal('not-found')
    const subject = { kind: 'member', uuid: training.members.uuid } as const
    await context.audit.record(tx, principal, { action: 'member-training-exported', subject }, context.clock.now())
    return training
  })
  const { trainings: training, branches: branch, records } = found
  return trainingFile(query.format, dayIn(branch.zone, training.startAt.getTime()), {
    startAt: training.startAt,
    calories: training.calories,
    heart: wholeHeart(training),
    samples: records === null ? [] : countedMoments(training, records),
  })
})
