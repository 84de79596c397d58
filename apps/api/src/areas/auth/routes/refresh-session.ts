import { refreshSession } from '@repo/api-client/auth/refresh-session'

import { renewSession } from '../../../http/renew-session.ts'
import { route } from '../../../http/route.ts'
import { presentGrants } from '../presenters/session.ts'

export const refreshSessionRoute = route(refreshSession, async (_, { context, principal }) => {
  const token = await renewSession(context.db, principal, context.clock.now())
  const features = Object.fromEntries(principal.features.map((feature) => [feature, true]))
  return { ...presentGrants(principal.role, features), token_user: token }
})
