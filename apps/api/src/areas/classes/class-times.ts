import { changeClassTimes } from '@repo/api-client/classes/run-class'
import type { ClassTimes } from '@repo/domain/classes/class-clock'
import { changedTimes } from '@repo/domain/classes/class-time-change'
import { eq } from 'drizzle-orm'

import { classes } from '../../database/schema/classes.ts'
import { route } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { publishRoomsChanged } from '../../realtime/branch-events.ts'
import { type ClassRow, lockRunningClass } from './class-queries.ts'

const timesOf = ({ startAt, finishAt }: ClassRow): ClassTimes => ({
  startAt: startAt.getTime(),
  finishAt: finishAt.getTime(),
})

const columnsOf = ({ startAt, finishAt }: ClassTimes) => ({
  startAt: new Date(startAt),
  finishAt: new Date(finishAt),
  durationMinutes: Math.max(1, Math.round((finishAt - startAt) / 60_000)),
})

export const changeClassTimesRoute = route(
  changeClassTimes,
  async ({ params: { uuid }, body }, { context, principal }) => {
    const { branch } = principal
    const now = context.clock.now()
    const change = {
      ...(body.startAt === undefined ? {} : { startAt: body.startAt.getTime() }),
      ...(body.finishAt === undefined ? {} : { finishAt: body.finishAt.getTime() }),
    }
    const doing = { principal, action: 'class-changed', subject: { kind: 'class', uuid }, now } as const
    const liveClass = context.engine.find(uuid)
    let before: ClassTimes | null = null
    try {
      await branch.run(async (tx) => {
        const row = await lockRunningClass(tx, uuid)
        const times = changedTimes(timesOf(row), change, now)
        if (typeof times === 'string') throw new Refusal(times)
        const isSame = times.startAt === row.startAt.getTime() && times.finishAt === row.finishAt.getTime()
        if (isSame) return
        // another server owns the class, or this one is storing its end
        const isOwn = liveClass !== null && liveClass.epoch === row.epoch && !liveClass.isEnding
        if (!isOwn) throw new Refusal('unavailable', { retryAfterSeconds: 1 })
        await context.audit.recordChange(tx, doing, () =>
          tx.update(classes).set(columnsOf(times)).where(eq(classes.uuid, uuid)),
        )
        before = { startAt: liveClass.startAt, finishAt: liveClass.finishAt }
        // before the commit, so that the old end can't come in between
        Object.assign(liveClass, times)
      })
    } catch (error) {
      if (before !== null) Object.assign(liveClass ?? {}, before)
      throw error
    }
    await publishRoomsChanged(context, branch.branchUuid)
    return { message: 'ok' }
  },
  ({ params }) => params.uuid,
)
