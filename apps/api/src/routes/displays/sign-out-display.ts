import { signOutDisplay } from '@repo/api-client/displays/sign-out-display'

import { signOutOfDisplay } from '../../commands/change-display.ts'
import { route } from '../../http/route.ts'

export const signOutDisplayRoute = route(signOutDisplay, async (_, { principal }) => {
  await principal.branch.run((tx) => signOutOfDisplay(tx, principal.displayUuid))
  return { message: 'ok' }
})
