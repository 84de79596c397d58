import { deleteDisplay } from '@repo/api-client/displays/delete-display'

import { unpairDisplay } from '../../commands/change-display.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { displayClientId, expelClients } from '../../realtime-clients.ts'

export const deleteDisplayRoute = route(deleteDisplay, async ({ params }, { context, principal }) => {
  const isGone = await principal.branch.run((tx) => unpairDisplay(tx, params.uuid))
  if (!isGone) throw new Refusal('not-found')
  await expelClients(context, [displayClientId(params.uuid)])
  return { message: 'ok' }
})
