import { setImmediate as turn } from 'node:timers/promises'

import { downloadClassLog } from '@repo/api-client/trainings/download-class-log'
import { dayIn } from '@repo/domain/day'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { StreamedAnswer } from '../../../http/streamed-answer.ts'
import { CSV_START, csvLines } from '../../../lists/files/csv.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { branchOf } from '../../center/branch.ts'
import { classRecords } from '../../classes/class-records.ts'
import type { Trained } from '../../classes/presenters/replayed-person.ts'
import { countedMoments } from '../presenters/training-records.ts'

const HEADS = ['t_seconds', 'pseudonym', 'heart_rate', 'effort_percent', 'calories_kcal']

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100)

/** Person by person: who opens it sorts by any column, and nothing of all others is held meanwhile. */
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
    await turn()
  }
}

export const downloadClassLogRoute = route(downloadClassLog, async ({ params }, { context, principal }) => {
  const found = await principal.branch.run(async (tx) => {
    const records = await classRecords(tx, params.uuid)
    if (records === null) throw new Refusal('not-found')
    const { exportsClassLogs } = await branchOf(tx)
    if (!exportsClassLogs) throw new Refusal('class-log-kept')
    const subject = { kind: 'class', uuid: params.uuid } as const
    await recordAudit(tx, principal, { action: 'class-log-exported', subject }, context.clock.now())
    return records
  })
  const day = dayIn(found.zone, found.class.startAt.getTime())
  return new StreamedAnswer({
    type: 'text/csv; charset=utf-8',
    fileName: `class-${day}.csv`,
    chunks: logOf(found.people),
  })
})
