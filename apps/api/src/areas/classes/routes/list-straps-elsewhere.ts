import { listStrapsElsewhere } from '@repo/api-client/classes/list-straps-elsewhere'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { findClass } from '../classes.ts'
import { strapsElsewhereOf } from '../straps-elsewhere.ts'

export const listStrapsElsewhereRoute = route(
  listStrapsElsewhere,
  async ({ params }, { context, principal }) => {
    if ((await principal.branch.read((tx) => findClass(tx, params.uuid))) === null) throw new Refusal('not-found')
    const liveClass = context.engine.find(params.uuid)
    if (liveClass === null) return []
    return strapsElsewhereOf(liveClass, context.clock.now()).map(({ memberUuid: userUuid, pseudonym, roomName }) => ({
      userUuid,
      pseudonym,
      roomName,
    }))
  },
  ({ params }) => params.uuid,
)
