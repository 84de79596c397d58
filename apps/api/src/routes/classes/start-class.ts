import { startClass } from '@repo/api-client/classes/start-class'
import { capacityOf } from '@repo/domain/capacity'

import { recordAudit } from '../../commands/record-audit.ts'
import { startClass as start } from '../../commands/start-class.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { announceRooms } from '../../live/announce.ts'
import { liveClassOf } from '../../live/from-rows.ts'

export const startClassRoute = route(startClass, async ({ params, body }, { context, principal }) => {
  const { branch, adminUuid } = principal
  if (body.isStreaming) throw new Refusal('streaming-without-credentials')
  const now = context.clock.now()
  const row = await branch.run(async (tx) => {
    const started = await start(tx, {
      branchUuid: branch.branchUuid,
      roomUuid: params.uuid,
      adminUuid,
      trainingTypeUuid: body.trainingTypeUuid,
      durationMinutes: body.duration,
      delayMinutes: body.delay,
      dataOrder: body.order,
      capacity: capacityOf(body),
      now,
    })
    const subject = { kind: 'class', uuid: started.uuid } as const
    await recordAudit(tx, principal, { action: 'class-started', subject, before: null }, now)
    return started
  })
  context.engine.open(liveClassOf(row, 0))
  context.log.info('class-started', { class: row.uuid, minutes: row.durationMinutes })
  await announceRooms(context, branch.branchUuid)
  return {
    uuid: row.uuid,
    channel: row.channel,
    waiting: Math.max(0, (row.startAt.getTime() - now) / 1000),
    meeting: null,
  }
})
