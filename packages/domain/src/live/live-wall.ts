import type { Milliseconds } from '../core/units.ts'
import { collapseDisconnected } from './collapse-disconnected.ts'
import { isNewerPacket, signalOf, type Packet, type Participant } from './live-packet.ts'

interface OffsetBounds {
  readonly least: Milliseconds
  readonly most: Milliseconds
}

const UNKNOWN_OFFSET: OffsetBounds = { least: Number.NEGATIVE_INFINITY, most: Number.POSITIVE_INFINITY }

/** What a display holds: the newest packet, how far its own clock is off, and whether it has missed something. */
export interface LiveWall {
  readonly packet: Packet | null
  /** Add to the display's clock to get the server's. */
  readonly clockOffset: Milliseconds
  /** Between what the offset must lie, by all that was heard. */
  readonly offsetBounds: OffsetBounds
  /** The display should fetch the packet once. */
  readonly needsFetch: boolean
}

export type LiveWallEvent =
  | { readonly type: 'packet-came'; readonly packet: Packet; readonly now: Milliseconds }
  | { readonly type: 'continuity-lost' }
  | { readonly type: 'fetched'; readonly packet: Packet; readonly askedAt: Milliseconds; readonly now: Milliseconds }
  | { readonly type: 'fetch-failed' }
  | { readonly type: 'class-changed' }

export const emptyWall: LiveWall = { packet: null, clockOffset: 0, offsetBounds: UNKNOWN_OFFSET, needsFetch: true }

/**
 * What a message tells of the offset. It arrives late, never early, so the offset is at least the difference of the
 * clocks; an answer was given after its question, so it is at most the difference then.
 */
const boundsOf = (packet: Packet, now: Milliseconds, askedAt?: Milliseconds): OffsetBounds => ({
  least: packet.serverTime - now,
  most: askedAt === undefined ? Number.POSITIVE_INFINITY : packet.serverTime - askedAt,
})

/** Bounds that contradict all before belong to a clock that has jumped; only an answer can show that. */
const narrowed = (before: OffsetBounds, heard: OffsetBounds): OffsetBounds => {
  const least = Math.max(before.least, heard.least)
  const most = Math.min(before.most, heard.most)
  if (least <= most) return { least, most }
  return heard.most === Number.POSITIVE_INFINITY ? { ...before, least: before.most } : heard
}

const withOffset = (wall: LiveWall, heard: OffsetBounds): LiveWall => {
  const { least, most } = narrowed(wall.offsetBounds, heard)
  if (least === wall.offsetBounds.least && most === wall.offsetBounds.most) return wall
  const clockOffset = most === Number.POSITIVE_INFINITY ? least : (least + most) / 2
  return { ...wall, clockOffset, offsetBounds: { least, most } }
}

/** Whether packets were lost between the one shown and this one. */
const hasGap = (wall: LiveWall, packet: Packet): boolean =>
  wall.packet !== null && packet.sequence > wall.packet.sequence + 1

const fetched = (wall: LiveWall, { packet, now, askedAt }: Extract<LiveWallEvent, { type: 'fetched' }>): LiveWall => {
  const next = withOffset(wall, boundsOf(packet, now, askedAt))
  if (isNewerPacket(packet, wall.packet)) return { ...next, packet, needsFetch: false }
  return next.needsFetch ? { ...next, needsFetch: false } : next
}

/**
 * Newer packets replace older ones; late and repeated ones change nothing. A gap between packets asks for one fetch,
 * which only a fetch answers.
 */
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

/** The server's time as far as a display can tell. */
export const serverTimeOf = (wall: LiveWall, now: Milliseconds): Milliseconds => now + wall.clockOffset

/** The participants as of now: signals age between packets too, so that a wall cut off says so. */
export const participantsAt = (wall: LiveWall, now: Milliseconds): readonly Participant[] =>
  (wall.packet?.participants ?? []).map((participant) => {
    if (participant.measuredAt === null || participant.signal === 'disconnected') return participant
    const signal = signalOf(participant, serverTimeOf(wall, now))
    return signal === participant.signal ? participant : { ...participant, signal }
  })

/** Those who share the tile of whoever has been without signal for long. */
export const foldedAt = (wall: LiveWall, now: Milliseconds): readonly Participant[] => {
  const { shown } = quietAt(wall, now)
  return participantsAt(wall, now).filter(({ userUuid }) => !shown.some((one) => one.userUuid === userUuid))
}

/**
 * Who keeps a tile, and how many share one, as of the last packet: while a display hears nothing, everybody would seem
 * to have left.
 */
export const quietAt = (wall: LiveWall, now: Milliseconds): ReturnType<typeof collapseDisconnected> =>
  collapseDisconnected(participantsAt(wall, now), wall.packet?.serverTime ?? serverTimeOf(wall, now))
