import { revokeDaqKey } from '@repo/api-client/daq/revoke-daq-key'

import { route } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { revokeDaqKey as revoke } from '../issue-daq-key.ts'

export const revokeDaqKeyRoute = route(revokeDaqKey, async ({ params }, { context, principal }) => {
  const subject = { kind: 'room', uuid: params.uuid } as const
  await principal.branch.run(async (tx) => {
    await revoke(tx, params.uuid)
    await recordAudit(tx, principal, { action: 'room-key-revoked', subject }, context.clock.now())
  })
  await announceRooms(context, principal.branch.branchUuid)
  return { message: 'ok' }
})
