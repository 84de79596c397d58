import type { Milliseconds } from '../core/units.ts'
import { effortLevelOf, type EffortLevel } from '../trainings/zones.ts'
import type { Participant } from './live-packet.ts'

/** Who has been without signal for longer than this has no tile of the own any more. */
export const FOLDED_AFTER: Milliseconds = 120_000

/** Since when nothing was heard of somebody: the last value, or else the joining; null when neither is known. */
const quietSince = ({ measuredAt, joinedAt }: Participant): Milliseconds | null => measuredAt ?? joinedAt

const isFolded = (participant: Participant, serverNow: Milliseconds): boolean => {
  const since = quietSince(participant)
  // a strap off the skin is heard: its tile says what is wrong
  return (
    participant.signal === 'disconnected' &&
    participant.isOffSkin !== true &&
    since !== null &&
    serverNow - since > FOLDED_AFTER
  )
}

/** Who keeps a tile, and how many share the one that says that they are without signal. */
export const collapseDisconnected = (
  participants: readonly Participant[],
  serverNow: Milliseconds,
): { readonly shown: readonly Participant[]; readonly folded: number } => {
  const shown = participants.filter((participant) => !isFolded(participant, serverNow))
  return { shown, folded: participants.length - shown.length }
}

/** How many are live of how many joined. */
export const countLive = (
  participants: readonly Participant[],
): { readonly live: number; readonly joined: number } => ({
  live: participants.filter(({ signal }) => signal === 'live').length,
  joined: participants.length,
})

/** How many of those who are live train how hard. */
export const countByLevel = (participants: readonly Participant[]): Readonly<Record<EffortLevel, number>> => {
  const counts = { waiting: 0, minimum: 0, light: 0, moderate: 0, intense: 0, maximum: 0 }
  for (const { signal, effort } of participants) if (signal === 'live') counts[effortLevelOf(effort ?? 0)] += 1
  return counts
}

/** How hard all who are live train together; waiting while nobody is. */
export const levelTogether = (participants: readonly Participant[]): EffortLevel => {
  const efforts = participants.flatMap(({ signal, effort }) => (signal === 'live' && effort !== null ? effort : []))
  return efforts.length === 0
    ? 'waiting'
    : effortLevelOf(efforts.reduce((sum, effort) => sum + effort) / efforts.length)
}
