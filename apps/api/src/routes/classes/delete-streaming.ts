import { deleteStreaming } from '@repo/api-client/classes/delete-streaming'

import { stopStreaming } from '../../commands/stop-streaming.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'

export const deleteStreamingRoute = route(deleteStreaming, async ({ body }, { principal }) => {
  const isKnown = await principal.branch.run((tx) => stopStreaming(tx, body.classUuid))
  if (!isKnown) throw new Refusal('not-found')
  return { message: 'ok' }
})
