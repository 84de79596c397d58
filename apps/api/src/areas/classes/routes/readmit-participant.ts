import { readmitParticipant } from '@repo/api-client/classes/readmit-participant'

import { route } from '../../../http/route.ts'
import { announceMembers } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { participantOfRow } from '../from-rows.ts'
import { readmit } from '../readmit.ts'

export const readmitParticipantRoute = route(
  readmitParticipant,
  async ({ params, body }, { context, principal, language }) => {
    const { branch } = principal
    const now = context.clock.now()
    const liveClass = context.engine.find(params.uuid)
    const back = await branch.run(async (tx) => {
      const seeking = { classUuid: params.uuid, memberUuid: body.userUuid, liveClass, language, now }
      const participation = await readmit(tx, seeking)
      const subject = { kind: 'member', uuid: body.userUuid } as const
      await recordAudit(tx, principal, { action: 'member-readmitted', subject }, now)
      return participation
    })
    context.engine.join(params.uuid, participantOfRow(back))
    await context.engine.tick(params.uuid)
    await announceMembers(context, branch.branchUuid)
    return { message: 'ok' }
  },
  ({ params }) => params.uuid,
)
