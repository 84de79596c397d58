import { deleteStreaming } from '@repo/api-client/classes/delete-streaming'

import { dropMeeting } from '../../commands/claim-meeting.ts'
import { recordAudit } from '../../commands/record-audit.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { announceRooms } from '../../live/announce.ts'
import { findClass } from '../../queries/classes.ts'
import { refusedByVideo } from '../../streaming/refused-by-video.ts'
import { videoAccountOf } from '../../streaming/video-account.ts'

export const deleteStreamingRoute = route(deleteStreaming, async ({ body }, { context, principal }) => {
  const { branch } = principal
  const number = await branch.run(async (tx) => {
    if ((await findClass(tx, body.classUuid)) === null) throw new Refusal('not-found')
    const dropped = await dropMeeting(tx, body.classUuid)
    const subject = { kind: 'class', uuid: body.classUuid } as const
    if (dropped !== null) {
      await recordAudit(tx, principal, { action: 'class-streaming-ended', subject }, context.clock.now())
    }
    return dropped
  })
  if (number === null) return { message: 'ok' }
  await announceRooms(context, branch.branchUuid)
  const account = await videoAccountOf(branch, context.seals)
  await context.video.end(account, number).catch(refusedByVideo)
  return { message: 'ok' }
})
