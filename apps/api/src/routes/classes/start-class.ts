import { startClass } from '@repo/api-client/classes/start-class'
import { capacityOf } from '@repo/domain/capacity'

import { recordAudit } from '../../commands/record-audit.ts'
import { startClass as start } from '../../commands/start-class.ts'
import type { Transaction } from '../../db/database.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { announceRooms } from '../../live/announce.ts'
import { findRoom } from '../../queries/rooms.ts'
import { openMeeting } from '../../streaming/open-meeting.ts'

export const startClassRoute = route(startClass, async ({ params, body }, { context, principal }) => {
  const { branch, adminUuid } = principal
  if (body.isStreaming && !principal.features.includes('streaming')) throw new Refusal('forbidden')
  const begin = async (tx: Transaction) => {
    const now = context.clock.now()
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
  }
  const stream = async () => {
    const room = await branch.run((tx) => findRoom(tx, params.uuid))
    if (room === null) throw new Refusal('not-found')
    return openMeeting({ context, principal, topic: room.name, minutes: body.duration + body.delay, start: begin })
  }
  const { row, meeting } = body.isStreaming ? await stream() : { row: await branch.run(begin), meeting: null }
  await context.beginClass(row)
  context.log.info('class-started', { class: row.uuid, minutes: row.durationMinutes, streamed: body.isStreaming })
  await announceRooms(context, branch.branchUuid)
  return {
    uuid: row.uuid,
    channel: row.channel,
    waiting: Math.max(0, (row.startAt.getTime() - context.clock.now()) / 1000),
    meeting,
  }
})
