import { createAdmin } from '@repo/api-client/admins/create-admin'

import { createAdministrator } from '../../commands/create-administrator.ts'
import { recordAudit } from '../../commands/record-audit.ts'
import { refuseGuessable } from '../../guessable-passwords.ts'
import { route } from '../../http/route.ts'
import { announceRooms } from '../../live/announce.ts'
import { hashPassword } from '../../password.ts'
import { branchOf } from '../../queries/branch.ts'

export const createAdminRoute = route(createAdmin, async ({ body }, { context, principal, once }) => {
  const { password, repeated: _, ...person } = body
  const { branch } = principal
  const { name: centerName } = await branch.run(branchOf)
  await refuseGuessable(password, centerName)
  const now = context.clock.now()
  const passwordHash = await hashPassword(password)
  const answer = await once(async (tx) => {
    const uuid = await createAdministrator(tx, { ...person, branchUuid: branch.branchUuid, passwordHash, now })
    const subject = { kind: 'administrator', uuid } as const
    await recordAudit(tx, principal, { action: 'administrator-created', subject, before: null }, now)
    return { uuid }
  })
  // a new coach can be given a room at once
  await announceRooms(context, branch.branchUuid)
  return answer
})
