import type { DaqBatchWire, DaqReceipt } from '@repo/api-client/rooms/daq-reports'
import { STRAP_REFUSALS, type StrapRefusal } from '@repo/domain/sensors/refused-strap'
import { parseStrapAddress } from '@repo/domain/sensors/strap-address'

import type { Strap } from '../../sensors/sensor-queries.ts'
import type { LiveClass, StrapElsewhere } from '../live/live-class.ts'
import type { RefusedStrap } from '../straps/room-straps.ts'
import { addressOf } from './daq-straps.ts'

/** A strap not received for this long has left the room. */
const FORGOTTEN_AFTER_MS = 30_000

export const noteStrapElsewhere = ({ strapsElsewhere }: LiveClass, strap: StrapElsewhere): void => {
  strapsElsewhere.set(strap.memberUuid, strap)
}

export const strapsElsewhereOf = ({ strapsElsewhere }: LiveClass, now: number): readonly StrapElsewhere[] => {
  for (const [uuid, { seenAt }] of strapsElsewhere) {
    if (now - seenAt > FORGOTTEN_AFTER_MS) strapsElsewhere.delete(uuid)
  }
  return [...strapsElsewhere.values()]
}

/** A coach can't act on more straps than a class has people. */
const MOST = 100

interface StrapBatch {
  readonly samples: DaqBatchWire['samples']
  readonly refused: DaqReceipt['refused']
  readonly straps: ReadonlyMap<string, Strap>
  readonly now: number
}

const isForCoach = (reason: string): reason is StrapRefusal => STRAP_REFUSALS.some((one) => one === reason)

export const noteRefusedStraps = (liveClass: LiveClass, { samples, refused, straps, now }: StrapBatch): void => {
  const refusedStraps = (liveClass.refusedStraps ??= new Map<string, RefusedStrap>())
  const turnedAway = new Map(refused.map(({ index, reason }) => [index, reason]))
  for (const [index, sample] of samples.entries()) {
    const address = addressOf(sample)
    if (address === null || parseStrapAddress(address) === null) continue
    const reason = turnedAway.get(index)
    refusedStraps.delete(address)
    if (reason === undefined || !isForCoach(reason) || refusedStraps.size >= MOST) continue
    const strap = straps.get(address)
    const member = strap?.member ?? null
    refusedStraps.set(address, {
      address,
      reason,
      name: strap?.name ?? null,
      member: member === null ? null : { uuid: member.uuid, pseudonym: member.pseudonym },
      seenAt: now,
    })
  }
}

export const refusedStrapsOf = ({ refusedStraps }: LiveClass, now: number): readonly RefusedStrap[] => {
  if (refusedStraps === undefined) return []
  for (const [address, { seenAt }] of refusedStraps) {
    if (now - seenAt > FORGOTTEN_AFTER_MS) refusedStraps.delete(address)
  }
  return [...refusedStraps.values()]
}
