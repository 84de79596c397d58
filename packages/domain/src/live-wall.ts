import { isNewerPacket, type Packet, type Participant } from './live-packet.ts'
import { signalStateAt } from './signal.ts'
import type { Milliseconds } from './units.ts'

/** What a display holds: the newest packet, how far its own clock is off, and whether it has missed something. */
export interface LiveWall {
  readonly packet: Packet | null
  /** Add to the display's clock to get the server's. */
  readonly clockOffset: Milliseconds
  /** The display should fetch the packet once. */
  readonly needsFetch: boolean
}

export type LiveWallEvent =
  | { readonly type: 'packet-came'; readonly packet: Packet; readonly now: Milliseconds }
  | { readonly type: 'continuity-lost' }
  | { readonly type: 'fetched'; readonly packet: Packet; readonly now: Milliseconds }
  | { readonly type: 'fetch-failed' }
  | { readonly type: 'class-changed' }

export const emptyWall: LiveWall = { packet: null, clockOffset: 0, needsFetch: true }

const CLOCK_JUMP: Milliseconds = 2000

/** Packets arrive late, never early, so the largest offset seen is the best; a jump starts over. */
const offsetOf = (wall: LiveWall, packet: Packet, now: Milliseconds): Milliseconds => {
  const seen = packet.serverTime - now
  if (wall.packet === null || Math.abs(seen - wall.clockOffset) > CLOCK_JUMP) return seen
  return Math.max(seen, wall.clockOffset)
}

const take = (wall: LiveWall, packet: Packet, now: Milliseconds, needsFetch: boolean): LiveWall => ({
  packet,
  clockOffset: offsetOf(wall, packet, now),
  needsFetch,
})

/** Whether packets were lost between the one shown and this one. */
const hasGap = (wall: LiveWall, packet: Packet): boolean =>
  wall.packet !== null && packet.sequence > wall.packet.sequence + 1

/**
 * Newer packets replace older ones; late and repeated ones change nothing. A gap between packets asks for one fetch,
 * which only a fetch answers.
 */
export const liveWallReducer = (wall: LiveWall, event: LiveWallEvent): LiveWall => {
  switch (event.type) {
    case 'packet-came':
      return isNewerPacket(event.packet, wall.packet)
        ? take(wall, event.packet, event.now, wall.needsFetch || hasGap(wall, event.packet))
        : wall
    case 'fetched':
      if (isNewerPacket(event.packet, wall.packet)) return take(wall, event.packet, event.now, false)
      return wall.needsFetch ? { ...wall, needsFetch: false } : wall
    case 'continuity-lost':
      return wall.needsFetch ? wall : { ...wall, needsFetch: true }
    case 'fetch-failed':
      return wall
    case 'class-changed':
      return { ...emptyWall, clockOffset: wall.clockOffset }
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
    const signal = signalStateAt(serverTimeOf(wall, now) - participant.measuredAt)
    return signal === participant.signal ? participant : { ...participant, signal }
  })

/** Milliseconds since the newest packet was sent; null before the first. */
export const packetAgeAt = (wall: LiveWall, now: Milliseconds): Milliseconds | null =>
  wall.packet === null ? null : Math.max(0, serverTimeOf(wall, now) - wall.packet.serverTime)
