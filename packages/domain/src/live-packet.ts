import type { SignalState } from './signal.ts'
import type { Bpm, Kcal, Milliseconds, Percent, Seconds } from './units.ts'

/** One person of a packet. */
export interface Participant {
  readonly userUuid: string
  readonly pseudonym: string
  readonly imageUrl: string | null
  readonly effort: Percent | null
  readonly heartRate: Bpm | null
  readonly calories: Kcal | null
  readonly steps: number | null
  readonly signal: SignalState
  /** When the strap last spoke, on the server's clock. */
  readonly measuredAt: Milliseconds | null
  /** When the person joined; null where a deployment does not say. */
  readonly joinedAt: Milliseconds | null
  /** When somebody without signal gives the spot to others; absent for whoever is not. */
  readonly spotUntil?: Milliseconds
}

/** A whole class at one moment. */
export interface Packet {
  readonly participants: readonly Participant[]
  readonly remainingSeconds: Seconds
  readonly finishAt: Milliseconds
  readonly sequence: number
  readonly serverTime: Milliseconds
  /** Phones that wait for a yes to go on in another one's place. */
  readonly joinRequests: number
  /** Straps that are heard in the room and do not count; absent for none. */
  readonly refusedStraps?: number
}

/** Whether a packet is newer than the one shown; late and repeated ones are not. */
export const isNewerPacket = (packet: Packet, shown: Packet | null): boolean =>
  shown === null || packet.sequence > shown.sequence
