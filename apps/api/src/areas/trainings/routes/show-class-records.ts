import { showClassRecords } from '@repo/api-client/trainings/show-class-records'
import { DATA_ORDERS } from '@repo/domain/class-configuration'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { recordFolded } from '../../audit/record-audit.ts'
import { classRecords } from '../../classes/class-records.ts'
import { presentReplayed } from '../../classes/presenters/replayed-person.ts'

export const showClassRecordsRoute = route(showClassRecords, async ({ params }, { context, principal }) => {
  const found = await principal.branch.run(async (tx) => {
    const records = await classRecords(tx, params.uuid)
    if (records === null) throw new Refusal('not-found')
    const subject = { kind: 'class', uuid: params.uuid } as const
    await recordFolded(tx, principal, { action: 'class-metrics-seen', subject }, context.clock.now())
    return records
  })
  const { startAt, finishAt, endedAt, dataOrder } = found.class
  const end = Math.min(finishAt.getTime(), (endedAt ?? finishAt).getTime())
  return {
    seconds: Math.max(0, Math.floor((end - startAt.getTime()) / 1000)),
    stepSeconds: Math.max(1, ...found.people.map(({ records }) => records.stepSeconds)),
    order: DATA_ORDERS.find((order) => order === dataOrder) ?? 'effort',
    people: found.people.map(presentReplayed),
  }
})
