import { resetPassword } from '@repo/api-client/auth/reset-password'

import { byNetwork } from '../../../http/by-network.ts'
import type { CenterPrincipal } from '../../../http/principal.ts'
import { type Call, route } from '../../../http/route.ts'
import { countAttempt } from '../../../lib/throttle.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { branchOf } from '../../center/branch.ts'
import { endWork } from '../../streaming/end-work.ts'
import { refuseGuessable } from '../guessable-passwords.ts'
import { rememberDevice } from '../known-device.ts'
import { hashPassword } from '../password.ts'
import { expelClients } from '../realtime-clients.ts'
import { isResetLink, resetPassword as reset, unknownLink } from '../reset-password.ts'

const NETWORK = { free: 20, longestSeconds: 60, fadeSeconds: 60 } as const

/** Lets a good link through; guesses are slowed down by network, which never keeps a good link out. */
const checkLink = async (
  { context, principal, address }: Call & { readonly principal: CenterPrincipal },
  token: string,
  now: number,
): Promise<void> => {
  const link = await principal.branch.run((tx) => isResetLink(tx, token, now))
  if (link) return
  await countAttempt(context.db, byNetwork('reset-link', address, NETWORK), now)
  throw unknownLink()
}

export const resetPasswordRoute = route(resetPassword, async ({ body }, call) => {
  const { context, principal, once, cookies } = call
  const now = context.clock.now()
  await checkLink(call, body.token, now)
  const { name: centerName } = await principal.branch.run(branchOf)
  await refuseGuessable(body.password, centerName)
  const passwordHash = await hashPassword(body.password)
  const clients: string[] = []
  const answer = await once(async (tx) => {
    const { uuid: administrator, before } = await reset(tx, { token: body.token, passwordHash, now })
    clients.push(...(await endWork(tx, administrator)))
    // guesses of strangers don't keep the browser out that has just proved the mailbox
    rememberDevice(cookies, await context.deviceKey, administrator)
    context.log.info('password-chosen', { administrator })
    const subject = { kind: 'administrator', uuid: administrator } as const
    const actor = { adminUuid: administrator, branch: principal.branch }
    await recordAudit(tx, actor, { action: 'administrator-changed', subject, before }, now)
    return { message: 'ok' }
  })
  await expelClients(context, clients)
  return answer
})
