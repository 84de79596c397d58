import { listRefusedStraps } from '@repo/api-client/classes/list-refused-straps'
import { formatMac } from '@repo/domain/mac-address'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { findClass } from '../classes.ts'
import { refusedStrapsOf } from '../refused-straps.ts'

export const listRefusedStrapsRoute = route(
  listRefusedStraps,
  async ({ params }, { context, principal }) => {
    if ((await principal.branch.read((tx) => findClass(tx, params.uuid))) === null) throw new Refusal('not-found')
    const liveClass = context.engine.find(params.uuid)
    if (liveClass === null) return []
    return refusedStrapsOf(liveClass, context.clock.now()).map(({ mac, reason, name, member }) => ({
      mac: formatMac(mac),
      reason,
      name,
      userUuid: member?.uuid ?? null,
      pseudonym: member?.pseudonym ?? null,
    }))
  },
  ({ params }) => params.uuid,
)
