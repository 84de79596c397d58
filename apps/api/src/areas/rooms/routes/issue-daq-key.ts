import { issueDaqKey } from '@repo/api-client/daq/issue-daq-key'

import { route } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { issueDaqKey as issue } from '../issue-daq-key.ts'

export const issueDaqKeyRoute = route(issueDaqKey, async ({ params }, { context, principal, once }) => {
  const { branch, adminUuid } = principal
  const { branchUuid } = branch
  const now = context.clock.now()
  const answer = await once(async (tx) => {
    const key = await issue(tx, { branchUuid, roomUuid: params.uuid, adminUuid, now })
    const subject = { kind: 'room', uuid: params.uuid } as const
    await recordAudit(tx, principal, { action: 'room-key-issued', subject }, now)
    return { key }
  })
  await announceRooms(context, branchUuid)
  return answer
})
