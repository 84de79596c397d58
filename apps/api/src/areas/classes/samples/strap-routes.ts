import { listRefusedStraps, listStrapsElsewhere } from '@repo/api-client/classes/participants'
import type { StrapRefusal } from '@repo/domain/sensors/refused-strap'
import { formatStrapAddress } from '@repo/domain/sensors/strap-address'

import { route } from '../../../http/route.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { findClass } from '../class-queries.ts'
import { namesFor, orUnnamed } from '../privacy/names-on-displays.ts'
import { usualWearers } from '../straps/strap-claims.ts'
import { refusedStrapsOf, strapsElsewhereOf } from './refused-straps.ts'

const isOfNoOne = (reason: StrapRefusal): boolean => reason === 'unknown-sensor' || reason === 'unassigned-sensor'

export const listRefusedStrapsRoute = route(
  listRefusedStraps,
  async ({ params }, { context, principal }) => {
    if ((await principal.branch.read((tx) => findClass(tx, params.uuid))) === null) throw new Refusal('not-found')
    const liveClass = context.engine.find(params.uuid)
    if (liveClass === null) return []
    const now = context.clock.now()
    const straps = refusedStrapsOf(liveClass, now)
    const uuids = straps.flatMap(({ member }) => member?.uuid ?? [])
    const received = new Map(
      straps.flatMap(({ address, reason }) => {
        const strap = isOfNoOne(reason) ? liveClass.roomStraps.byAddress.get(address) : undefined
        return strap === undefined ? [] : [[address, strap] as const]
      }),
    )
    const usual = await principal.branch.read((tx) => usualWearers(tx, [...received.keys()]))
    const usualUuids = [...usual.values()].map(({ uuid }) => uuid)
    const nameOf = await namesFor(principal, liveClass, [...uuids, ...usualUuids], now)
    return straps.map(({ address, reason, name, member }) => {
      const shown = member === null ? null : nameOf(member)
      const { userUuid, pseudonym } = shown ?? { userUuid: null, pseudonym: null }
      const strap = received.get(address)
      const wearer = usual.get(address)
      const known = wearer === undefined ? null : nameOf(wearer)
      return {
        mac: formatStrapAddress(address),
        reason,
        name: name ?? strap?.name ?? null,
        userUuid,
        pseudonym,
        ...(strap === undefined ? {} : { strap: strap.id, heartRate: strap.heartRate }),
        ...(known === null ? {} : { usual: known }),
      }
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
