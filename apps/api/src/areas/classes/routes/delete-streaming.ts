import { deleteStreaming } from '@repo/api-client/classes/delete-streaming'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { forgetMeeting, withdrawMeeting } from '../../streaming/claim-meeting.ts'
import { refusedByVideo } from '../../streaming/refused-by-video.ts'
import { videoAccountOf } from '../../streaming/video-account.ts'
import { findClass } from '../classes.ts'

export const deleteStreamingRoute = route(deleteStreaming, async ({ body }, { context, principal }) => {
  const { branch } = principal
  const { classUuid } = body
  const number = await branch.run(async (tx) => {
    if ((await findClass(tx, classUuid)) === null) throw new Refusal('not-found')
    return withdrawMeeting(tx, classUuid)
  })
  if (number === null) return { message: 'ok' }
  await announceRooms(context, branch.branchUuid)
  const account = await videoAccountOf(branch, context.encryption)
  await context.video.end(account, number).catch(refusedByVideo)
  await branch.run(async (tx) => {
    await forgetMeeting(tx, classUuid)
    const subject = { kind: 'class', uuid: classUuid } as const
    await recordAudit(tx, principal, { action: 'class-streaming-ended', subject }, context.clock.now())
  })
  return { message: 'ok' }
})
