import { createAdmin } from '@repo/api-client/admins/create-admin'

import { route } from '../../../http/route.ts'
import { announceRooms } from '../../../realtime/announce.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { refuseGuessable } from '../../auth/guessable-passwords.ts'
import { hashPassword } from '../../auth/password.ts'
import { branchOf } from '../../center/branch.ts'
import { createAdministrator } from '../create-administrator.ts'

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
