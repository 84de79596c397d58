import type { Milliseconds } from '../core/units.ts'
import { collapseDisconnected } from './collapse-disconnected.ts'
import { isNewerPacket, signalOf, type Packet, type Participant } from './live-packet.ts'

interface OffsetBounds {
  readonly least: Milliseconds
  readonly most: Milliseconds
}

const UNKNOWN_OFFSET: OffsetBounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }

export interface LiveWall {
  readonly packet: Packet | null
  /** Added to the display's clock to get the server's. */
  readonly clockOffset: Milliseconds
  readonly offsetBounds: OffsetBounds
  readonly needsFetch: boolean
}

export type LiveWallEvent =
  | { readonly type: 'packet-came'; readonly packet: Packet; readonly now: Milliseconds }
  | { readonly type: 'continuity-lost' }
  | {
      readonly type: 'fetched'
      readonly packet: Packet
      readonly requestedAt: Milliseconds
      readonly now: Milliseconds
    }
  | { readonly type: 'fetch-failed' }
  | { readonly type: 'class-changed' }

export const emptyWall: LiveWall = { packet: null, clockOffset: 0, offsetBounds: UNKNOWN_OFFSET, needsFetch: true }

/** Messages arrive late, so the clock difference bounds the offset from below; a request's bounds it from above. */
const boundsOf = (packet: Packet, now: Milliseconds, requestedAt?: Milliseconds): OffsetBounds => ({
  least: packet.serverTime - now,
  most: requestedAt === undefined ? Number.POSITIVE_INFINITY : packet.serverTime - requestedAt,
})

/** Contradicting bounds mean that a clock was set. Only a response, with both bounds, can show that. */
const narrowed = (before: OffsetBounds, received: OffsetBounds): OffsetBounds => {
  const least = Math.max(before.least, received.least)
  const most = Math.min(before.most, received.most)
  if (least <= most) return { least, most }
  return received.most === Number.POSITIVE_INFINITY ? { ...before, least: before.most } : received
}

const withOffset = (wall: LiveWall, received: OffsetBounds): LiveWall => {
  const { least, most } = narrowed(wall.offsetBounds, received)
  if (least === wall.offsetBounds.least && most === wall.offsetBounds.most) return wall
  const clockOffset = most === Number.POSITIVE_INFINITY ? least : (least + most) / 2
  return { ...wall, clockOffset, offsetBounds: { least, most } }
}

const hasGap = (wall: LiveWall, packet: Packet): boolean =>
  wall.packet !== null && packet.sequence > wall.packet.sequence + 1

const fetched = (
  wall: LiveWall,
  { packet, now, requestedAt }: Extract<LiveWallEvent, { type: 'fetched' }>,
): LiveWall => {
  const next = withOffset(wall, boundsOf(packet, now, requestedAt))
  if (isNewerPacket(packet, wall.packet)) return { ...next, packet, needsFetch: false }
  return next.needsFetch ? { ...next, needsFetch: false } : next
}

/** State machine of a display. Ignores late and repeated packets. A sequence gap requests one fetch. */
export const liveWallReducer = (wall: LiveWall, event: LiveWallEvent): LiveWall => {
  switch (event.type) {
    case 'packet-came':
      return isNewerPacket(event.packet, wall.packet)
        ? {
            ...withOffset(wall, boundsOf(event.packet, event.now)),
            packet: event.packet,
            needsFetch: wall.needsFetch || hasGap(wall, event.packet),
          }
        : wall
    case 'fetched':
      return fetched(wall, event)
    case 'continuity-lost':
      return wall.needsFetch ? wall : { ...wall, needsFetch: true }
    case 'fetch-failed':
      return wall
    case 'class-changed':
      return { ...emptyWall, clockOffset: wall.clockOffset, offsetBounds: wall.offsetBounds }
    default:
      return event satisfies never
  }
}

/** Estimated server time. */
export const serverTimeOf = (wall: LiveWall, now: Milliseconds): Milliseconds => now + wall.clockOffset

/** The participants now. Signals age between packets, so a disconnected display shows them as lost. */
export const participantsAt = (wall: LiveWall, now: Milliseconds): readonly Participant[] =>
  (wall.packet?.participants ?? []).map((participant) => {
    if (participant.measuredAt === null || participant.signal === 'disconnected') return participant
    const signal = signalOf(participant, serverTimeOf(wall, now))
    return signal === participant.signal ? participant : { ...participant, signal }
  })

/** The participants without their own tile. */
export const foldedAt = (wall: LiveWall, now: Milliseconds): readonly Participant[] => {
  const { shown } = quietAt(wall, now)
  return participantsAt(wall, now).filter(({ userUuid }) => !shown.some((one) => one.userUuid === userUuid))
}

/** Splits tiles at the time of the last packet, so a disconnected display doesn't fold all of them. */
export const quietAt = (wall: LiveWall, now: Milliseconds): ReturnType<typeof collapseDisconnected> =>
  collapseDisconnected(participantsAt(wall, now), wall.packet?.serverTime ?? serverTimeOf(wall, now))
