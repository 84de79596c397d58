import type { PhoneSample } from '@repo/api-client/participation/outbox'
import type { OwnNumbers } from '@repo/api-client/participation/own-numbers'
import type { Participant } from '@repo/domain/live-packet'
import type { JoinedClass } from '@repo/domain/phone-life'
import { effortOf } from '@repo/domain/physiology'
import { signalStateAt } from '@repo/domain/signal'
import type { Milliseconds } from '@repo/domain/units'

interface Known {
  readonly joined: JoinedClass
  /** What the server has counted. */
  readonly own: OwnNumbers | null
  /** What the strap on this phone said last. */
  readonly latest: PhoneSample | null
  readonly now: Milliseconds
}

const localEffort = (heartRate: number, own: OwnNumbers | null): number | null =>
  own?.maxHeartRate == null ? null : effortOf(heartRate, own.maxHeartRate)

/**
 * The member's own line as the wall shows it. The strap on this phone speaks first; without one, a sensor of the
 * center that the server hears. Calories are always the server's.
 */
export const ownLine = ({ joined, own, latest, now }: Known): Participant => {
  const heardAt = own?.measuredAt ?? null
  const local = latest !== null && (heardAt === null || latest.at >= heardAt) ? latest : null
  const measuredAt = local?.at ?? heardAt
  return {
    userUuid: joined.userUuid,
    pseudonym: joined.pseudonym,
    imageUrl: own?.imageUrl ?? null,
    effort: local === null ? (own?.effort ?? null) : localEffort(local.hr, own),
    heartRate: local?.hr ?? own?.heartRate ?? null,
    calories: own?.calories ?? null,
    steps: own?.steps ?? null,
    signal: measuredAt === null ? 'disconnected' : signalStateAt(Math.max(0, now - measuredAt)),
    measuredAt,
    joinedAt: null,
  }
}
