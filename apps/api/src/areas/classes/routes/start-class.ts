import type { Meeting } from '@repo/api-client/classes/meeting'
import { startClass } from '@repo/api-client/classes/start-class'
import { capacityOf } from '@repo/domain/capacity'

import type { Transaction } from '../../../database/database.ts'
import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { findRoom } from '../../rooms/rooms.ts'
import { openMeeting } from '../../streaming/open-meeting.ts'
import { startClass as start, type StartedClass } from '../start-class.ts'

export const startClassRoute = route(startClass, async ({ params, body }, { context, principal, once }) => {
  const { branch, adminUuid } = principal
  if (body.isStreaming && !principal.features.includes('streaming')) throw new Refusal('forbidden')
  const started: StartedClass[] = []
  const begin = async (tx: Transaction, meetingOf: (row: StartedClass) => Promise<Meeting | null>) => {
    const now = context.clock.now()
    const row = await start(tx, {
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
    const subject = { kind: 'class', uuid: row.uuid } as const
    const meeting = await meetingOf(row)
    await recordAudit(tx, principal, { action: 'class-started', subject, before: null }, now)
    started.push(row)
    const waiting = Math.max(0, (row.startAt.getTime() - now) / 1000)
    return { uuid: row.uuid, channel: row.channel, waiting, meeting }
  }
  const stream = async () => {
    const room = await branch.run((tx) => findRoom(tx, params.uuid))
    if (room === null) throw new Refusal('not-found')
    const minutes = body.duration + body.delay
    return openMeeting({ context, principal, topic: room.name, minutes, once, start: begin })
  }
  const answer = body.isStreaming ? await stream() : await once((tx) => begin(tx, async () => null))
  for (const row of started) {
    await context.beginClass(row)
    context.log.info('class-started', { class: row.uuid, minutes: row.durationMinutes, streamed: body.isStreaming })
  }
  await announceRooms(context, branch.branchUuid)
  return answer
})
