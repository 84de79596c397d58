import type { PhoneSample } from '@repo/api-client/classes/outbox'
import type { OwnNumbers } from '@repo/api-client/classes/own-numbers'
import type { JoinedClass } from '@repo/domain/classes/phone-life'
import type { Milliseconds } from '@repo/domain/core/units'
import { signalOf, type Participant } from '@repo/domain/live/live-packet'
import { effortOf } from '@repo/domain/trainings/physiology'

interface Known {
  readonly joined: JoinedClass
  readonly own: OwnNumbers | null
  readonly latest: PhoneSample | null
  readonly isOffSkin?: boolean
  readonly now: Milliseconds
}

const NOTHING = {
  imageUrl: null,
  effort: null,
  heartRate: null,
  calories: null,
  steps: null,
  measuredAt: null,
  maxHeartRate: null,
} as const
type Counted = Pick<OwnNumbers, keyof typeof NOTHING | 'isOffSkin'>

const isNewer = (latest: PhoneSample, receivedAt: Milliseconds | null): boolean =>
  receivedAt === null || latest.at >= receivedAt

const localEffort = (heartRate: number, maxHeartRate: number | null): number | null =>
  maxHeartRate === null ? null : effortOf(heartRate, maxHeartRate)

/** The participant's tile. Prefers the phone's strap to a sensor received by the server. Calories are the server's. */
export const ownLine = ({ joined, own, latest, isOffSkin: isStrapOff = false, now }: Known): Participant => {
  const counted: Counted = own ?? NOTHING
  const local = latest !== null && isNewer(latest, counted.measuredAt) ? latest : null
  const measuredAt = local?.at ?? counted.measuredAt
  const isOffSkin = isStrapOff || (local === null && counted.isOffSkin === true)
  return {
    userUuid: joined.userUuid,
    pseudonym: joined.pseudonym,
    imageUrl: counted.imageUrl,
    effort: local === null ? counted.effort : localEffort(local.hr, counted.maxHeartRate),
    heartRate: local?.hr ?? counted.heartRate,
    calories: counted.calories,
    steps: counted.steps,
    signal: signalOf({ measuredAt, isOffSkin }, Math.max(now, measuredAt ?? now)),
    ...(isOffSkin ? { isOffSkin } : {}),
    measuredAt,
    joinedAt: null,
  }
}
