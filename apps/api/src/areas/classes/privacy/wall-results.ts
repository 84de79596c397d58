import type { ClassResult } from '@repo/api-client/classes/class-summary'
import { SHOWN } from '@repo/domain/privacy/visibility'

import { type ParticipantPrivacy } from './participant-privacy.ts'
import { guestName } from './wall-view.ts'

const NO_NUMBERS = {
  averageEffort: null,
  maxHeartRate: null,
  calories: null,
  steps: null,
  points: 0,
  seconds: 0,
} as const

/** Whole percent, so that the bar has its colors and no minutes. */
const sharesOf = ({ zoneSeconds, belowSeconds }: ClassResult) => {
  const total = zoneSeconds.reduce((sum, seconds) => sum + seconds, belowSeconds)
  const share = (seconds: number): number => (total === 0 ? 0 : Math.round((seconds * 100) / total))
  return { zoneSeconds: zoneSeconds.map(share), belowSeconds: share(belowSeconds) }
}

/** What displays get of a result, or null: without numbers, a level without color has nothing to show. */
export const wallResult = (result: ClassResult, { level, guest }: ParticipantPrivacy): ClassResult | null => {
  if (level === 'all') return result
  const shown = SHOWN[level]
  if (!shown.color || (!shown.name && guest === null)) return null
  return {
    ...result,
    ...(shown.name || guest === null
      ? {}
      : { userUuid: guest.wallId, pseudonym: guestName(guest), imageUrl: null, guestNumber: guest.number }),
    ...(shown.numbers ? {} : { ...NO_NUMBERS, ...sharesOf(result) }),
    visibility: level,
  }
}

export const staffResult = (result: ClassResult, { level, guest }: ParticipantPrivacy): ClassResult =>
  level === 'all' ? result : { ...result, visibility: level, ...(guest === null ? {} : { guestNumber: guest.number }) }
