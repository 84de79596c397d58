import { createAdmin } from '@repo/api-client/admins/create-admin'

import { createAdministrator } from '../../commands/create-administrator.ts'
import { recordAudit } from '../../commands/record-audit.ts'
import { isCommonPassword } from '../../common-passwords.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { announceRooms } from '../../live/announce.ts'
import { hashPassword } from '../../password.ts'

export const createAdminRoute = route(createAdmin, async ({ body }, { context, principal }) => {
  const { password, repeated: _, ...person } = body
  if (await isCommonPassword(password)) {
    throw new Refusal('password-common', { fields: { password: 'password-common' } })
  }
  const { branch } = principal
  const now = context.clock.now()
  const passwordHash = await hashPassword(password)
  const uuid = await branch.run(async (tx) => {
    const created = await createAdministrator(tx, { ...person, branchUuid: branch.branchUuid, passwordHash, now })
    const subject = { kind: 'administrator', uuid: created } as const
    await recordAudit(tx, principal, { action: 'administrator-created', subject, before: null }, now)
    return created
  })
  // a new coach can be given a room at once
  await announceRooms(context, branch.branchUuid)
  return { uuid }
})
