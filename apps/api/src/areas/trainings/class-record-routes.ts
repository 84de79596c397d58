import { setImmediate as yieldToEventLoop } from 'node:timers/promises'

import { downloadClassLog, showClassRecords, showTrainedClass } from '@repo/api-client/trainings/class-records'
import { dayIn } from '@repo/domain/time/day'

import { route } from '../../http/route.ts'
import { StreamedAnswer } from '../../http/streamed-answer.ts'
import { Refusal } from '../../lib/refusal.ts'
import { CSV_START, csvLines } from '../../lists/files/csv.ts'
import { branchOf } from '../center/center-queries.ts'
import {
  classRecords,
  classResults,
  orderOf,
  presentReplayed,
  presentResults,
  type Trained,
} from '../classes/class-results.ts'
import { countedMoments, trainingNameOf } from './presenters.ts'

export const showTrainedClassRoute = route(showTrainedClass, async ({ params }, { context, principal, language }) => {
  const results = await principal.branch.run(async (tx) => {
    const found = await classResults(tx, params.uuid)
    if (found === null) throw new Refusal('not-found')
    const subject = { kind: 'class', uuid: params.uuid } as const
    await context.audit.recordRepeated(tx, principal, { action: 'class-metrics-seen', subject }, context.clock.now())
    return found
  })
  return {
    uuid: results.class.uuid,
    roomName: results.roomName,
    trainingName: trainingNameOf(results.trainingType, language),
    startAt: results.class.startAt,
    endedAt: results.class.endedAt,
    ...presentResults(results),
  }
})

export const showClassRecordsRoute = route(showClassRecords, async ({ params }, { context, principal }) => {
  const found = await principal.branch.run(async (tx) => {
    const records = await classRecords(tx, params.uuid)
    if (records === null) throw new Refusal('not-found')
    const subject = { kind: 'class', uuid: params.uuid } as const
    await context.audit.recordRepeated(tx, principal, { action: 'class-metrics-seen', subject }, context.clock.now())
    return records
  })
  const { startAt, finishAt, endedAt } = found.class
  const end = Math.min(finishAt.getTime(), (endedAt ?? finishAt).getTime())
  return {
    seconds: Math.max(0, Math.floor((end - startAt.getTime()) / 1000)),
    stepSeconds: Math.max(1, ...found.people.map(({ records }) => records.stepSeconds)),
    order: orderOf(found.class),
    people: found.people.map(presentReplayed),
  }
})

const HEADS = ['t_seconds', 'pseudonym', 'heart_rate', 'effort_percent', 'calories_kcal']

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100)

/** Grouped by person, so that only one person's records are in memory. Readers can sort by any column. */
async function* logOf(people: readonly Trained[]): AsyncGenerator<string> {
  yield CSV_START + csvLines([HEADS])
  for (const { participation, training, records } of people) {
    const { pseudonym } = participation
    yield csvLines(
      countedMoments(training, records).map(({ second, heartRate, effort, calories }) => [
        second,
        pseudonym,
        heartRate,
        rounded(effort),
        rounded(calories),
      ]),
    )
    await yieldToEventLoop()
  }
}

export const downloadClassLogRoute = route(downloadClassLog, async ({ params }, { context, principal }) => {
  const found = await principal.branch.run(async (tx) => {
    const records = await classRecords(tx, params.uuid)
    if (records === null) throw new Refusal('not-found')
    const { exportsClassLogs } = await branchOf(tx)
    if (!exportsClassLogs) throw new Refusal('class-log-kept')
    const subject = { kind: 'class', uuid: params.uuid } as const
    await context.audit.record(tx, principal, { action: 'class-log-exported', subject }, context.clock.now())
    return records
  })
  const day = dayIn(found.zone, found.class.startAt.getTime())
  return new StreamedAnswer({
    type: 'text/csv; charset=utf-8',
    fileName: `class-${day}.csv`,
    chunks: logOf(found.people),
  })
})
