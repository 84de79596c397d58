import { listRefusedStraps, listStrapsElsewhere } from '@repo/api-client/classes/participants'
import { formatMac } from '@repo/domain/sensors/mac-address'

import { route } from '../../../http/route.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { findClass } from '../class-queries.ts'
import { namesFor, orUnnamed } from '../privacy/names-on-displays.ts'
import { refusedStrapsOf, strapsElsewhereOf } from './refused-straps.ts'

export const listRefusedStrapsRoute = route(
  listRefusedStraps,
  async ({ params }, { context, principal }) => {
    if ((await principal.branch.read((tx) => findClass(tx, params.uuid))) === null) throw new Refusal('not-found')
    const liveClass = context.engine.find(params.uuid)
    if (liveClass === null) return []
    const now = context.clock.now()
    const straps = refusedStrapsOf(liveClass, now)
    const uuids = straps.flatMap(({ member }) => member?.uuid ?? [])
    const nameOf = await namesFor(principal, liveClass, uuids, now)
    return straps.map(({ mac, reason, name, member }) => {
      const shown = member === null ? null : nameOf(member)
      const { userUuid, pseudonym } = shown ?? { userUuid: null, pseudonym: null }
      return { mac: formatMac(mac), reason, name, userUuid, pseudonym }
    })
  },
  ({ params }) => params.uuid,
)

export const listStrapsElsewhereRoute = route(
  listStrapsElsewhere,
  async ({ params }, { context, principal }) => {
    if ((await principal.branch.read((tx) => findClass(tx, params.uuid))) === null) throw new Refusal('not-found')
    const liveClass = context.engine.find(params.uuid)
    if (liveClass === null) return []
    const now = context.clock.now()
    const straps = strapsElsewhereOf(liveClass, now)
    const uuids = straps.map(({ memberUuid }) => memberUuid)
    const nameOf = await namesFor(principal, liveClass, uuids, now)
    return straps.map(({ memberUuid, pseudonym, roomName }) => ({
      ...orUnnamed(nameOf({ uuid: memberUuid, pseudonym }), params.uuid),
      roomName,
    }))
  },
  ({ params }) => params.uuid,
)
