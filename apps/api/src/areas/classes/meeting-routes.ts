import { deleteStreaming, recoverStreaming } from '@repo/api-client/classes/meeting'
import { eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { streamingMeetings } from '../../database/schema/streaming.ts'
import { route } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { publishRoomsChanged } from '../../realtime/branch-events.ts'
import { signMeeting } from '../streaming/meeting-page.ts'
import { forgetMeeting, withdrawMeeting } from '../streaming/open-meeting.ts'
import { videoAccountOf } from '../streaming/streaming-account.ts'
import { refusedByVideo } from '../streaming/video.ts'
import { findClass } from './class-queries.ts'

const meetingOfClass = async (
  tx: Transaction,
  classUuid: string,
): Promise<{ readonly number: string; readonly sealedPassword: string } | null> => {
  const [row] = await tx.select().from(streamingMeetings).where(eq(streamingMeetings.classUuid, classUuid))
  const { number = null, sealedPassword = null } = row ?? {}
  return number === null || sealedPassword === null ? null : { number, sealedPassword }
}

export const recoverStreamingRoute = route(recoverStreaming, async ({ body }, { context, principal }) => {
  const { branch } = principal
  const { held, meeting } = await branch.run(async (tx) => ({
    held: await findClass(tx, body.classUuid),
    meeting: await meetingOfClass(tx, body.classUuid),
  }))
  if (held === null) throw new Refusal('not-found')
  if (meeting === null || held.remoteState !== 'running') throw new Refusal('not-streamed')
  const account = await videoAccountOf(branch, context.encryption)
  const { number, sealedPassword } = meeting
  const signature = await signMeeting({
    ...account,
    number,
    isHost: principal.kind === 'staff' && held.createdBy === principal.adminUuid,
    until: held.finishAt.getTime(),
    now: context.clock.now(),
  })
  return { meeting: { number, password: context.encryption.decrypt(sealedPassword, branch.branchUuid), signature } }
})

export const deleteStreamingRoute = route(deleteStreaming, async ({ body }, { context, principal }) => {
  const { branch } = principal
  const { classUuid } = body
  const number = await branch.run(async (tx) => {
    if ((await findClass(tx, classUuid)) === null) throw new Refusal('not-found')
    return withdrawMeeting(tx, classUuid)
  })
  if (number === null) return { message: 'ok' }
  await publishRoomsChanged(context, branch.branchUuid)
  const account = await videoAccountOf(branch, context.encryption)
  await context.video.end(account, number).catch(refusedByVideo)
  await branch.run(async (tx) => {
    await forgetMeeting(tx, classUuid)
    const subject = { kind: 'class', uuid: classUuid } as const
    await context.audit.record(tx, principal, { action: 'class-streaming-ended', subject }, context.clock.now())
  })
  return { message: 'ok' }
})
