import { recoverStreaming } from '@repo/api-client/classes/recover-streaming'

import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { findClass } from '../../queries/classes.ts'

/** No class streams until a center can store video credentials, so there is never a meeting to return to. */
export const recoverStreamingRoute = route(recoverStreaming, async ({ body }, { principal }) => {
  const row = await principal.branch.run((tx) => findClass(tx, body.classUuid))
  if (row === null) throw new Refusal('not-found')
  throw new Refusal('streaming-without-credentials')
})
