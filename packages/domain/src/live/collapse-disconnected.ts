import type { Milliseconds } from '../core/units.ts'
import { effortLevelOf, type EffortLevel } from '../trainings/zones.ts'
import { levelOf, type Participant } from './live-packet.ts'

export const FOLDED_AFTER: Milliseconds = 120_000

const quietSince = ({ measuredAt, joinedAt }: Participant): Milliseconds | null => measuredAt ?? joinedAt

const isFolded = (participant: Participant, serverNow: Milliseconds): boolean => {
  const since = quietSince(participant)
  // a strap off the skin is still connected, and its tile shows that
  return (
    participant.signal === 'disconnected' &&
    participant.isOffSkin !== true &&
    since !== null &&
    serverNow - since > FOLDED_AFTER
  )
}

/** The participants with their own tile, and the number of those without signal for over 2 minutes. */
export const collapseDisconnected = (
  participants: readonly Participant[],
  serverNow: Milliseconds,
): { readonly shown: readonly Participant[]; readonly folded: number } => {
  const shown = participants.filter((participant) => !isFolded(participant, serverNow))
  return { shown, folded: participants.length - shown.length }
}

/** Participants with a live signal, and all who joined. */
export const countLive = (
  participants: readonly Participant[],
): { readonly live: number; readonly joined: number } => ({
  live: participants.filter(({ signal }) => signal === 'live').length,
  joined: participants.length,
})

/** Number of live participants by effort level, without those who hide their color. */
export const countByLevel = (participants: readonly Participant[]): Readonly<Record<EffortLevel, number>> => {
  const counts = { waiting: 0, minimum: 0, light: 0, moderate: 0, intense: 0, maximum: 0 }
  for (const participant of participants) {
    const level = levelOf(participant)
    if (participant.signal === 'live' && level !== null) counts[level] += 1
  }
  return counts
}

/** The level of the live participants' mean effort; `waiting` without any. */
export const levelTogether = (participants: readonly Participant[]): EffortLevel => {
  const efforts = participants.flatMap(({ signal, effort }) => (signal === 'live' && effort !== null ? effort : []))
  return efforts.length === 0
    ? 'waiting'
    : effortLevelOf(efforts.reduce((sum, effort) => sum + effort) / efforts.length)
}
