import { isAntAddress } from '@repo/domain/sensors/strap-address'
import { isSameStrap } from '@repo/straps/same-strap'

import { currentClaim, type RoomStraps } from './room-straps.ts'

const COMPARED_EVERY_MS = 10_000
/** One heart's rates differ by no more between two radios. Spares most comparisons. */
const ALIKE_BPM = 6

/** Two addresses whose beats agree. `sensorUuid` is the registered one's, which then also gets the other address. */
export interface SameStrap {
  readonly addresses: readonly [string, string]
  readonly sensorUuid: string | null
}

const isMergeable = (straps: RoomStraps, [one, other]: readonly [string, string]): boolean => {
  const [a, b] = [straps.beats.get(one), straps.beats.get(other)]
  if (a === undefined || b === undefined || (a.sensorUuid !== null && b.sensorUuid !== null)) return false
  if (Math.abs(a.heartRate - b.heartRate) > ALIKE_BPM) return false
  const [own, others] = [straps.byAddress.get(one), straps.byAddress.get(other)]
  if (own !== undefined && own === others) return false
  const claimed = [one, other].map((address) => currentClaim(straps, address)?.participationUuid)
  return claimed[0] === undefined || claimed[1] === undefined
}

/** Straps received on both radios whose beats agree. Compares every 10 s; two registered straps are never the same. */
export const findSameStraps = (straps: RoomStraps, now: number): readonly SameStrap[] => {
  if (straps.byAddress.size === 0 || now - straps.comparedAt < COMPARED_EVERY_MS) return []
  straps.comparedAt = now
  const fresh = [...straps.beats].filter(([, { at }]) => now - at <= COMPARED_EVERY_MS)
  const ant = fresh.filter(([address]) => isAntAddress(address))
  const ble = fresh.filter(([address]) => !isAntAddress(address))
  return ant.flatMap(([one, a]) => {
    const same = ble.find(([other, b]) => isMergeable(straps, [one, other]) && isSameStrap(a.intervals, b.intervals))
    return same === undefined ? [] : [{ addresses: [one, same[0]], sensorUuid: a.sensorUuid ?? same[1].sensorUuid }]
  })
}

/** Call once the addresses are stored as one strap. */
export const merge = ({ byAddress }: RoomStraps, { addresses: [one, other] }: SameStrap): void => {
  const [kept, gone] = [byAddress.get(one), byAddress.get(other)]
  if (kept === undefined || gone === undefined) {
    // the other is a member's sensor
    byAddress.delete(one)
    byAddress.delete(other)
    return
  }
  for (const address of gone.addresses) {
    kept.addresses.add(address)
    byAddress.set(address, kept)
  }
  for (const [at, heartRate] of gone.seconds) if (!kept.seconds.has(at)) kept.seconds.set(at, heartRate)
  kept.firstSeenAt = Math.min(kept.firstSeenAt, gone.firstSeenAt)
  kept.name ??= gone.name
  kept.sensor ??= gone.sensor
}
