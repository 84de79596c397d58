import type { LiveClass, LiveParticipant } from '../live/live-class.ts'
import { currentClaim, type RoomStrap, type RoomStraps } from './room-straps.ts'

/** A participant who left or was removed claims nothing from then on. */
export const claimantAt = (liveClass: LiveClass, address: string, at: unknown): LiveParticipant | null => {
  if (typeof at !== 'number') return null
  for (const claim of liveClass.roomStraps.claims) {
    if (claim.address !== address || at < claim.from || (claim.to !== null && at >= claim.to)) continue
    const participant = liveClass.participants.get(claim.participationUuid)
    if (participant !== undefined && at < (participant.removedAt ?? Infinity)) return participant
  }
  return null
}

const allStraps = ({ byAddress }: RoomStraps): readonly RoomStrap[] => [...new Set(byAddress.values())]

const wearerOf = (liveClass: LiveClass, strap: RoomStrap): LiveParticipant | null => {
  for (const address of strap.addresses) {
    const claim = currentClaim(liveClass.roomStraps, address)
    const participant = claim === undefined ? undefined : liveClass.participants.get(claim.participationUuid)
    if (participant !== undefined && !participant.isRemoved) return participant
  }
  return null
}

export const freeStraps = (liveClass: LiveClass): readonly RoomStrap[] =>
  allStraps(liveClass.roomStraps).filter((strap) => wearerOf(liveClass, strap) === null)

export const findRoomStrap = (liveClass: LiveClass, id: string): RoomStrap | null =>
  allStraps(liveClass.roomStraps).find((strap) => strap.id === id) ?? null

export const isTaken = (liveClass: LiveClass, strap: RoomStrap): boolean => wearerOf(liveClass, strap) !== null
