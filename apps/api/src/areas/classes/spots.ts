import { DISCONNECTED_AFTER } from '@repo/domain/signal'
import { isSpotFree, spotEndsAt } from '@repo/domain/spot'

import type { LiveClass, LiveParticipant } from './live-class.ts'

/** When a participant's spot is free for others unless a value comes; a class that waits expects none. */
const spotUntil = ({ startAt }: Pick<LiveClass, 'startAt'>, { shownAt, presentSince }: LiveParticipant): number =>
  spotEndsAt(Math.max(startAt, presentSince, shownAt ?? 0))

/** The same for a participant without signal; null for all others. */
export const endingSpot = (liveClass: LiveClass, participant: LiveParticipant, now: number): number | null => {
  const { shownAt } = participant
  const isWithout = shownAt === null || now - shownAt > DISCONNECTED_AFTER
  return isWithout && now >= liveClass.startAt ? spotUntil(liveClass, participant) : null
}

/** The members of a class whose spots others may take. */
export const membersWithoutSpot = (liveClass: LiveClass | null, now: number): ReadonlySet<string> => {
  if (liveClass === null) return new Set()
  const without = [...liveClass.participants.values()].filter(
    (participant) => !participant.isRemoved && isSpotFree(spotUntil(liveClass, participant), now),
  )
  return new Set(without.map(({ memberUuid }) => memberUuid))
}
