import { CLASS_EVENTS } from '@repo/api-client/classes/packet'
import { showJoinCode } from '@repo/api-client/classes/show-join-code'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { findClass } from '../classes.ts'

export const showJoinCodeRoute = route(showJoinCode, async ({ params }, { context, principal }) => {
  const found = await principal.branch.read((tx) => findClass(tx, params.uuid))
  if (found === null) throw new Refusal('not-found')
  await context.realtime.publish(found.channel, CLASS_EVENTS.showCode, {})
  return { message: 'ok' }
})
