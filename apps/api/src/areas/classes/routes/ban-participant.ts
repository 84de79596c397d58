import { banParticipant } from '@repo/api-client/classes/ban-participant'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { announceMembers } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { banParticipant as ban, letOut } from '../ban-participant.ts'
import { findClass } from '../classes.ts'

export const banParticipantRoute = route(
  banParticipant,
  async ({ params, body }, { context, principal }) => {
    const { branch, adminUuid } = principal
    const { userUuid: memberUuid, type } = body
    const now = context.clock.now()
    await branch.run(async (tx) => {
      const row = await findClass(tx, params.uuid)
      if (row === null) throw new Refusal('not-found')
      const removal = { classUuid: row.uuid, memberUuid, now }
      const { branchUuid } = branch
      if (type === 'let-out') await letOut(tx, removal)
      else await ban(tx, { ...removal, branchUuid, roomUuid: row.roomUuid, kind: type, adminUuid })
      const action = type === 'let-out' ? 'member-let-out' : 'member-banned'
      await recordAudit(tx, principal, { action, subject: { kind: 'member', uuid: memberUuid } }, now)
    })
    context.engine.remove(params.uuid, memberUuid, type !== 'let-out')
    await context.engine.tick(params.uuid)
    await announceMembers(context, branch.branchUuid)
    return { message: 'ok' }
  },
  ({ params }) => params.uuid,
)
