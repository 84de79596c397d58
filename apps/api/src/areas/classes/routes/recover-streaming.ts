import { recoverStreaming } from '@repo/api-client/classes/recover-streaming'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { signMeeting } from '../../streaming/sign-meeting.ts'
import { videoAccountOf } from '../../streaming/video-account.ts'
import { meetingOfClass } from '../class-meeting.ts'
import { findClass } from '../classes.ts'

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
