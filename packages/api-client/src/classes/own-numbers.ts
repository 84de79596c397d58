import { type Ceiling, signalOf } from '@repo/domain/live/live-packet'
import type { SignalState } from '@repo/domain/live/signal'
import { parseVisibility, type Visibility } from '@repo/domain/privacy/visibility'
import * as z from 'zod/mini'

import { ParticipantWire, privacyOf } from './packet.ts'

export const OwnNumbersWire = z.extend(ParticipantWire, {
  max_heart_rate: z.nullable(z.number()),
  rookpoints: z.number(),
  duration_time_tot: z.number(),
  zones: z.array(z.number()),
  effort_avg: z.nullable(z.number()),
  hr_max: z.nullable(z.number()),
  join_request: z.optional(z.nullable(z.string())),
  counts_in: z.optional(z.string()),
  visibility_at_most: z.optional(z.string()),
})
export type OwnNumbersWire = z.infer<typeof OwnNumbersWire>

export interface OwnNumbers {
  readonly pseudonym: string
  readonly imageUrl: string | null
  readonly effort: number | null
  readonly heartRate: number | null
  readonly calories: number | null
  readonly steps: number | null
  readonly signal: SignalState
  readonly isOffSkin?: boolean
  /** Server time in Unix ms. */
  readonly measuredAt: number | null
  readonly maxHeartRate: number | null
  readonly points: number
  readonly seconds: number
  readonly zoneSeconds: readonly number[]
  readonly averageEffort: number | null
  readonly peakHeartRate: number | null
  readonly joinRequest: string | null
  readonly countsIn?: string
  /** What displays show now. Absent for everything. */
  readonly visibility?: Visibility
  /** The most open level the member may choose. Absent for any. */
  readonly visibilityAtMost?: Visibility
  readonly guestNumber?: number
  /** Whether staff hid the member for this class. */
  readonly isHidden?: boolean
  readonly ceiling?: Ceiling
}

/** Converts a participant's numbers. */
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
    ...privacyOf(wire),
    ...(wire.visibility_at_most === undefined ? {} : { visibilityAtMost: parseVisibility(wire.visibility_at_most) }),
  }
}
