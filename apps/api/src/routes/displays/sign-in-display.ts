import { signInDisplay } from '@repo/api-client/displays/sign-in-display'
import { permissionsOf } from '@repo/domain/permissions'

import { signInDisplay as signIn } from '../../commands/sign-in-display.ts'
import { Refusal } from '../../errors/refusal.ts'
import { proveAccount } from '../../http/prove-account.ts'
import { route } from '../../http/route.ts'

export const signInDisplayRoute = route(signInDisplay, async ({ body }, call) => {
  const { account, center, settle } = await proveAccount(call, body)
  const mayRunClasses = permissionsOf(account.role).includes('rookremote_show') && center.features['realtime'] === true
  if (!mayRunClasses) throw new Refusal('forbidden')
  const now = call.context.clock.now()
  const token = await call.principal.branch.run((tx) => signIn(tx, { account, token: body.display ?? null, now }))
  await settle()
  return { token }
})
