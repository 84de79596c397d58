import type { Bpm, Kcal, Milliseconds, Percent, Seconds } from '../core/units.ts'
import { signalStateAt, type SignalState } from './signal.ts'

export interface Participant {
  readonly userUuid: string
  readonly pseudonym: string
  readonly imageUrl: string | null
  readonly effort: Percent | null
  readonly heartRate: Bpm | null
  readonly calories: Kcal | null
  readonly steps: number | null
  readonly signal: SignalState
  readonly isOffSkin?: boolean
  /** Server time of the last value. */
  readonly measuredAt: Milliseconds | null
  readonly joinedAt: Milliseconds | null
  /** When a participant without signal loses the spot. Absent with a signal. */
  readonly spotUntil?: Milliseconds
}

/** The signal by the age of the last counted value. Never live while the strap is off the skin. */
export const signalOf = (
  { measuredAt, isOffSkin = false }: Pick<Participant, 'measuredAt' | 'isOffSkin'>,
  now: Milliseconds,
): SignalState => {
  const signal = measuredAt === null ? 'disconnected' : signalStateAt(now - measuredAt)
  return isOffSkin && signal === 'live' ? 'stale' : signal
}

export interface Packet {
  readonly participants: readonly Participant[]
  readonly remainingSeconds: Seconds
  readonly finishAt: Milliseconds
  readonly sequence: number
  readonly serverTime: Milliseconds
  readonly joinRequests: number
  readonly strapsElsewhere?: number
  readonly refusedStraps?: number
}

export const isNewerPacket = (packet: Packet, shown: Packet | null): boolean =>
  shown === null || packet.sequence > shown.sequence
