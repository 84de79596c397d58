import { signalOf } from '@repo/domain/live/live-packet'
import type { SignalState } from '@repo/domain/live/signal'
import * as z from 'zod/mini'

import { ParticipantWire } from '../classes/packet.ts'

/** A participant's own line of the packet, and what only the participant is shown. */
export const OwnNumbersWire = z.extend(ParticipantWire, {
  max_heart_rate: z.nullable(z.number()),
  rookpoints: z.number(),
  duration_time_tot: z.number(),
  zones: z.array(z.number()),
  effort_avg: z.nullable(z.number()),
  hr_max: z.nullable(z.number()),
  /** The request of another phone that wants to go on in this one's place. */
  join_request: z.optional(z.nullable(z.string())),
  /** The room of the class joined before, while values count there. */
  counts_in: z.optional(z.string()),
})
export type OwnNumbersWire = z.infer<typeof OwnNumbersWire>

/** What a member has reached in a class so far, as the server counts it. */
export interface OwnNumbers {
  readonly pseudonym: string
  readonly imageUrl: string | null
  /** In percent of the maximum heart rate; null when that is not known. */
  readonly effort: number | null
  readonly heartRate: number | null
  readonly calories: number | null
  readonly steps: number | null
  readonly signal: SignalState
  /** Whether the strap has reported no skin contact for so long that nothing counts. */
  readonly isOffSkin?: boolean
  /** When a sensor last spoke, in milliseconds since 1970 on the server's clock. */
  readonly measuredAt: number | null
  readonly maxHeartRate: number | null
  readonly points: number
  /** Seconds that counted. */
  readonly seconds: number
  /** Seconds in z1 to z5. */
  readonly zoneSeconds: readonly number[]
  readonly averageEffort: number | null
  readonly peakHeartRate: number | null
  /** Another phone wants to go on in this one's place: its request. */
  readonly joinRequest: string | null
  /** The room of the class joined before, while values count there instead. */
  readonly countsIn?: string
}

/** Our shape of a member's own numbers; `serverTime` is when the server said them. */
export const ownNumbersOf = (wire: OwnNumbersWire, serverTime: number): OwnNumbers => {
  const measuredAt = wire.measured_at ?? null
  const isOffSkin = wire.contact === false
  return {
    pseudonym: wire.pseudonym,
    imageUrl: wire.user_url_image,
    effort: wire.effort,
    heartRate: wire.hr,
    calories: wire.calories_tot,
    steps: wire.steps_tot,
    signal: signalOf({ measuredAt, isOffSkin }, serverTime),
    ...(isOffSkin ? { isOffSkin } : {}),
    measuredAt,
    maxHeartRate: wire.max_heart_rate,
    points: wire.rookpoints,
    seconds: wire.duration_time_tot,
    zoneSeconds: wire.zones,
    averageEffort: wire.effort_avg,
    peakHeartRate: wire.hr_max,
    joinRequest: wire.join_request ?? null,
    ...(wire.counts_in === undefined ? {} : { countsIn: wire.counts_in }),
  }
}
