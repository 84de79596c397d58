import { deleteStreaming } from '@repo/api-client/classes/delete-streaming'
import { eq } from 'drizzle-orm'

import { classes } from '../../db/tables/classes.ts'
import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'

export const deleteStreamingRoute = route(deleteStreaming, async ({ body }, { principal }) => {
  const changed = await principal.branch.run((tx) =>
    tx
      .update(classes)
      .set({ isStreaming: false })
      .where(eq(classes.uuid, body.configuration_class_uuid))
      .returning({ uuid: classes.uuid }),
  )
  if (changed.length === 0) throw new Refusal('not-found')
  return { message: 'ok' }
})
