import { changeClassState } from '@repo/api-client/classes/change-class-state'
import { CLASS_EVENTS } from '@repo/api-client/classes/packet'

import { Refusal } from '../../../http/errors/refusal.ts'
import type { StaffPrincipal } from '../../../http/principal.ts'
import { route } from '../../../http/route.ts'
import type { Call } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { putClassAway } from '../../members/put-class-away.ts'
import { findClass } from '../classes.ts'
import { continueClass } from '../continue-class.ts'

const stop = async ({ context, principal }: Call & { principal: StaffPrincipal }, uuid: string) => {
  // between two servers a class has none for a moment
  const liveClass = context.engine.find(uuid)
  if (liveClass === null) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
  const done = { action: 'class-stopped', subject: { kind: 'class', uuid } } as const
  await context.engine.end(uuid, (tx) => recordAudit(tx, principal, done, context.clock.now()))
  // the class was another server's by then, and goes on there
  if (liveClass.isLost) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
}

const runOn = async ({ context, principal }: Call & { principal: StaffPrincipal }, uuid: string, channel: string) => {
  const now = context.clock.now()
  const row = await principal.branch.run(async (tx) => {
    const running = await continueClass(tx, uuid, now)
    const done = { action: 'class-continued', subject: { kind: 'class', uuid } } as const
    if (running !== null) await recordAudit(tx, principal, done, now)
    return running
  })
  if (row === null) return
  await context.continueClass(row)
  context.log.info('class-continued', { class: uuid })
  await context.realtime.publish(channel, CLASS_EVENTS.continue, { uuid })
  await announceRooms(context, principal.branch.branchUuid)
}

const reset = async ({ context, principal }: Call & { principal: StaffPrincipal }, uuid: string, channel: string) => {
  await principal.branch.run(async (tx) => {
    await putClassAway(tx, uuid)
    await recordAudit(
      tx,
      principal,
      { action: 'class-put-away', subject: { kind: 'class', uuid } },
      context.clock.now(),
    )
  })
  await context.realtime.publish(channel, CLASS_EVENTS.reset, { uuid })
  await announceRooms(context, principal.branch.branchUuid)
}

export const changeClassStateRoute = route(
  changeClassState,
  async ({ params, body }, call) => {
    const { principal } = call
    const row = await principal.branch.run((tx) => findClass(tx, params.uuid))
    if (row === null) throw new Refusal('not-found')
    if (body.state === 'stop') {
      if (row.remoteState === 'running') await stop(call, row.uuid)
      return { message: 'ok' }
    }
    if (body.state === 'continue') {
      await runOn(call, row.uuid, row.channel)
      return { message: 'ok' }
    }
    if (row.remoteState === 'running') throw new Refusal('room-running')
    await reset(call, row.uuid, row.channel)
    return { message: 'ok' }
  },
  ({ params }) => params.uuid,
)
