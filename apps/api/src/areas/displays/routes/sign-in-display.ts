import { signInDisplay } from '@repo/api-client/displays/sign-in-display'
import { permissionsOf } from '@repo/domain/permissions'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { proveAccount } from '../../auth/prove-account.ts'
import { signInDisplay as signIn } from '../sign-in-display.ts'

export const signInDisplayRoute = route(signInDisplay, async ({ body }, call) => {
  const { account, center, settle } = await proveAccount(call, body)
  const mayRunClasses = permissionsOf(account.role).includes('rookremote_show') && center.features['realtime'] === true
  if (!mayRunClasses) throw new Refusal('forbidden')
  const now = call.context.clock.now()
  const token = await call.principal.branch.run((tx) => signIn(tx, { account, token: body.display ?? null, now }))
  await settle()
  return { token }
})
