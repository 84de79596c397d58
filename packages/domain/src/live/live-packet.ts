import type { Bpm, Kcal, Milliseconds, Percent, Seconds } from '../core/units.ts'
import { SHOWN, type Visibility } from '../privacy/visibility.ts'
import { effortLevelOf, type EffortLevel } from '../trainings/zones.ts'
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
  /** What displays show. Absent for everything. */
  readonly visibility?: Visibility
  /** The color of a participant who hides numbers. */
  readonly level?: EffortLevel
  /** Set for guests. Their `userUuid` identifies them only in this class. */
  readonly guestNumber?: number
  /** Whether staff hid the participant for this class. Only for staff. */
  readonly isHidden?: boolean
  /** The private ceiling. Only for staff. */
  readonly ceiling?: Ceiling
}

export interface Ceiling {
  readonly bpm: Bpm
  /** Server time; null while not above. */
  readonly aboveSince: Milliseconds | null
}

/** Whether a display gets no numbers of the participant. Staff get them. */
export const hidesNumbers = ({ visibility = 'all', effort, calories, steps }: Participant): boolean =>
  !SHOWN[visibility].numbers && effort === null && calories === null && steps === null

/** The color of a participant, or null if it is hidden. */
export const levelOf = (participant: Participant): EffortLevel | null => {
  const { level, effort, visibility = 'all' } = participant
  if (level !== undefined) return level
  return hidesNumbers(participant) && !SHOWN[visibility].color ? null : effortLevelOf(effort ?? 0)
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
  /** Participants without a tile. Only for displays. */
  readonly notShown?: number
}

export const isNewerPacket = (packet: Packet, shown: Packet | null): boolean =>
  shown === null || packet.sequence > shown.sequence
