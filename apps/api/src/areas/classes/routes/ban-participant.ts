import { banParticipant } from '@repo/api-client/classes/ban-participant'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceMembers } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { banParticipant as ban } from '../ban-participant.ts'
import { findClass } from '../classes.ts'

export const banParticipantRoute = route(
  banParticipant,
  async ({ params, body }, { context, principal }) => {
    const { branch, adminUuid } = principal
    const now = context.clock.now()
    await branch.run(async (tx) => {
      const row = await findClass(tx, params.uuid)
      if (row === null) throw new Refusal('not-found')
      await ban(tx, {
        branchUuid: branch.branchUuid,
        roomUuid: row.roomUuid,
        classUuid: row.uuid,
        memberUuid: body.userUuid,
        kind: body.type,
        adminUuid,
        now,
      })
      const subject = { kind: 'member', uuid: body.userUuid } as const
      await recordAudit(tx, principal, { action: 'member-banned', subject }, now)
    })
    context.engine.remove(params.uuid, body.userUuid)
    await context.engine.tick(params.uuid)
    await announceMembers(context, branch.branchUuid)
    return { message: 'ok' }
  },
  ({ params }) => params.uuid,
)
