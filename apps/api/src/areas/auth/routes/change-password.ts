import { changePassword } from '@repo/api-client/admins/change-password'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { countAttempt, giveAttemptBack, type Throttle } from '../../../lib/throttle.ts'
import { audited } from '../../audit/record-audit.ts'
import { branchOf } from '../../center/branch.ts'
import { changeOwnPassword, provenHash } from '../change-own-password.ts'
import { refuseGuessable } from '../guessable-passwords.ts'
import { hashPassword } from '../password.ts'
import { expelClients } from '../realtime-clients.ts'

const throttleOf = (adminUuid: string): Throttle => ({
  key: `own-password:${adminUuid}`,
  free: 5,
  longestSeconds: 900,
  fadeSeconds: 900,
})

export const changePasswordRoute = route(changePassword, async ({ params, body }, { context, principal }) => {
  const { branch, adminUuid } = principal
  if (params.uuid !== adminUuid) throw new Refusal('not-found')
  const now = context.clock.now()
  const throttles = [throttleOf(adminUuid)]
  await countAttempt(context.db, throttles, now)
  const { name: centerName } = await branch.run(branchOf)
  await refuseGuessable(body.password, centerName)
  const before = await provenHash(branch, adminUuid, body.current)
  const passwordHash = await hashPassword(body.password)
  const subject = { kind: 'administrator', uuid: adminUuid } as const
  const doing = { principal, action: 'administrator-changed', subject, now } as const
  const clients = await branch.run((tx) =>
    audited(tx, doing, () => changeOwnPassword(tx, { adminUuid, before, passwordHash })),
  )
  await giveAttemptBack(context.db, throttles)
  await expelClients(context, clients)
  return { message: 'ok' }
})
