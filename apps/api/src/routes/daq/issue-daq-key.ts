import { issueDaqKey } from '@repo/api-client/daq/issue-daq-key'

import { daqKeys } from '../../db/tables/daq-keys.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { findRoom } from '../../queries/rooms.ts'
import { hashOf, newToken } from '../../secrets.ts'

export const issueDaqKeyRoute = route(issueDaqKey, async ({ params }, { context, principal }) => {
  const { branch, adminUuid } = principal
  const key = newToken()
  const issue = { keyHash: hashOf(key), issuedBy: adminUuid, issuedAt: new Date(context.clock.now()) }
  await branch.run(async (tx) => {
    const room = await findRoom(tx, params.uuid)
    if (room === null) throw new Refusal('not-found')
    await tx
      .insert(daqKeys)
      .values({ roomUuid: room.uuid, branchUuid: branch.branchUuid, ...issue })
      .onConflictDoUpdate({ target: daqKeys.roomUuid, set: issue })
  })
  return { key }
})
