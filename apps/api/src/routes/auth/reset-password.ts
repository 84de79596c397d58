import { resetPassword } from '@repo/api-client/auth/reset-password'

import { endWork } from '../../commands/end-work.ts'
import { resetPassword as reset } from '../../commands/reset-password.ts'
import { countAttempt } from '../../commands/throttle.ts'
import { refuseGuessable } from '../../guessable-passwords.ts'
import { route } from '../../http/route.ts'
import { hashPassword } from '../../password.ts'
import { branchOf } from '../../queries/branch.ts'
import { expelClients } from '../../realtime-clients.ts'

export const resetPasswordRoute = route(resetPassword, async ({ body }, { context, principal, address, once }) => {
  const now = context.clock.now()
  await countAttempt(context.db, [{ key: `reset-link:${address}`, free: 20, longestSeconds: 60, fadeSeconds: 60 }], now)
  const { name: centerName } = await principal.branch.run(branchOf)
  await refuseGuessable(body.password, centerName)
  const passwordHash = await hashPassword(body.password)
  const clients: string[] = []
  const answer = await once(async (tx) => {
    const administrator = await reset(tx, { token: body.token, passwordHash, now })
    clients.push(...(await endWork(tx, administrator)))
    context.log.info('password-chosen', { administrator })
    return { message: 'ok' }
  })
  await expelClients(context, clients)
  return answer
})
