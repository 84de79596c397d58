import { deleteDisplay } from '@repo/api-client/displays/delete-display'
import { eq } from 'drizzle-orm'

import { displays } from '../../db/tables/displays.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { displayClientId, expelClients } from '../../realtime-clients.ts'

export const deleteDisplayRoute = route(deleteDisplay, async ({ params }, { context, principal }) => {
  const gone = await principal.branch.run((tx) =>
    tx.delete(displays).where(eq(displays.uuid, params.uuid)).returning({ uuid: displays.uuid }),
  )
  if (gone.length === 0) throw new Refusal('not-found')
  await expelClients(context, [displayClientId(params.uuid)])
  return { message: 'ok' }
})
