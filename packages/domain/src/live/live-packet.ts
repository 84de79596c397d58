import type { Bpm, Kcal, Milliseconds, Percent, Seconds } from '../core/units.ts'
import { signalStateAt, type SignalState } from './signal.ts'

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
  /** Whether the strap has reported no skin contact for so long that nothing counts. */
  readonly isOffSkin?: boolean
  /** When the strap last spoke, on the server's clock. */
  readonly measuredAt: Milliseconds | null
  /** When the person joined; null where a deployment does not say. */
  readonly joinedAt: Milliseconds | null
  /** When somebody without signal gives the spot to others; absent for whoever is not. */
  readonly spotUntil?: Milliseconds
}

/** The signal at a moment: by the age of the last value that counted, and never live while the strap is off the skin. */
export const signalOf = (
  { measuredAt, isOffSkin = false }: Pick<Participant, 'measuredAt' | 'isOffSkin'>,
  now: Milliseconds,
): SignalState => {
  const signal = measuredAt === null ? 'disconnected' : signalStateAt(now - measuredAt)
  return isOffSkin && signal === 'live' ? 'stale' : signal
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
  /** Straps that are heard here and count in another class. */
  readonly strapsElsewhere?: number
  /** Straps that are heard in the room and do not count; absent for none. */
  readonly refusedStraps?: number
}

/** Whether a packet is newer than the one shown; late and repeated ones are not. */
export const isNewerPacket = (packet: Packet, shown: Packet | null): boolean =>
  shown === null || packet.sequence > shown.sequence
