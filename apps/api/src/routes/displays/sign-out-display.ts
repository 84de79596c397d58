import { signOutDisplay } from '@repo/api-client/displays/sign-out-display'
import { eq } from 'drizzle-orm'

import { displays } from '../../db/tables/displays.ts'
import { route } from '../../http/route.ts'

export const signOutDisplayRoute = route(signOutDisplay, async (_, { principal }) => {
  await principal.branch.run((tx) =>
    tx
      .update(displays)
      .set({ operatorUuid: null, operatedUntil: null })
      .where(eq(displays.uuid, principal.displayUuid)),
  )
  return { message: 'ok' }
})
