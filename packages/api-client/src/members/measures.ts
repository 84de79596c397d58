import { centimetersOf, kilogramsOf } from '@repo/domain/core/units'
import type { TypedMeasures } from '@repo/domain/people/member-form'
import { ceilingLimits } from '@repo/domain/privacy/ceiling'
import type { Period } from '@repo/domain/time/period'
import { DEFAULTED_MEASURES, type DefaultedMeasure } from '@repo/domain/trainings/measure-fields'
import {
  heightLimits,
  maxHeartRateLimits,
  restingHeartRateLimits,
  weightLimits,
} from '@repo/domain/trainings/training-limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { inData, renamed } from '../core/renamed.ts'
import { CalendarDate, Done, Moment, Uuid } from '../core/schemas.ts'
import { CHANGED_MEANWHILE, seen } from '../core/with-version.ts'

const PeriodWire = z.object({ from_date: CalendarDate, to_date: CalendarDate, type_variable: z.literal('weight') })

const WeightWire = z.object({ datetime: Moment, weight: z.number() })

export interface WeightEntry {
  readonly at: Date
  readonly weight: number
}

export const listWeights = endpoint({
  method: 'GET',
  path: '/api/v2/users/{uuid}/variables',
  summary: "A member's weight history",
  access: { kind: 'staff', permission: 'user_metrics' },
  params: z.object({ uuid: Uuid }),
  query: z.codec(PeriodWire, z.custom<Period>(), {
    decode: ({ from_date: start, to_date: end }) => ({ start, end }),
    encode: ({ start, end }): z.infer<typeof PeriodWire> => ({
      from_date: start,
      to_date: end,
      type_variable: 'weight',
    }),
  }),
  response: inData(renamed(WeightWire, { datetime: 'at' })) satisfies z.ZodMiniType<readonly WeightEntry[]>,
})

/** Covers both systems: 418 lb are just below 190 kg, 67 lb just above 30. */
const weight = z
  .number()
  .check(
    z.minimum(Math.min(weightLimits.metric.min, kilogramsOf(weightLimits.english.min))),
    z.maximum(Math.max(weightLimits.metric.max, kilogramsOf(weightLimits.english.max))),
  )
const height = z
  .number()
  .check(
    z.minimum(Math.min(heightLimits.metric.min, centimetersOf(heightLimits.english.min))),
    z.maximum(Math.max(heightLimits.metric.max, centimetersOf(heightLimits.english.max))),
  )
const bpm = ({ min, max }: { min: number; max: number }) => z.int().check(z.minimum(min), z.maximum(max))

const MeasuredWire = z.object({
  weight: z.optional(z.boolean()),
  height: z.optional(z.boolean()),
  resting_heart_rate: z.optional(z.boolean()),
})
const MEASURED = { weight: 'weight', height: 'height', restingHeartRate: 'resting_heart_rate' } as const

const MeasuresWire = z.object({
  weight,
  height,
  resting_heart_rate: bpm(restingHeartRateLimits),
  max_heart_rate: z.optional(z.nullable(bpm(maxHeartRateLimits))),
  ceiling_bpm: z.optional(z.nullable(bpm(ceilingLimits))),
  measured: z.optional(z.union([z.boolean(), MeasuredWire])),
})
type MeasuresWire = z.infer<typeof MeasuresWire>

type SentMeasures = Omit<TypedMeasures, 'maxHeartRate'> &
  Partial<Pick<TypedMeasures, 'maxHeartRate'>> & { readonly ceiling?: number | null }

const notMeasuredOf = (measured: MeasuresWire['measured'] = true): readonly DefaultedMeasure[] =>
  DEFAULTED_MEASURES.filter((measure) =>
    typeof measured === 'boolean' ? !measured : measured[MEASURED[measure]] === false,
  )

const measuredFlagOf = (notMeasured: readonly DefaultedMeasure[]): Pick<MeasuresWire, 'measured'> => {
  if (notMeasured.length === 0) return {}
  if (notMeasured.length === DEFAULTED_MEASURES.length) return { measured: false }
  const isMeasured = (measure: DefaultedMeasure) => [MEASURED[measure], !notMeasured.includes(measure)]
  return { measured: Object.fromEntries(DEFAULTED_MEASURES.map(isMeasured)) }
}

const MeasuresCodec = z.codec(MeasuresWire, z.custom<SentMeasures>(), {
  decode: (wire) => ({
    weight: wire.weight,
    height: wire.height,
    restingHeartRate: wire.resting_heart_rate,
    ...(wire.max_heart_rate === undefined ? {} : { maxHeartRate: wire.max_heart_rate }),
    ...(wire.ceiling_bpm === undefined ? {} : { ceiling: wire.ceiling_bpm }),
    notMeasured: notMeasuredOf(wire.measured),
  }),
  encode: ({ notMeasured, ...measures }) => ({
    weight: measures.weight,
    height: measures.height,
    resting_heart_rate: measures.restingHeartRate,
    ...(measures.maxHeartRate === undefined ? {} : { max_heart_rate: measures.maxHeartRate }),
    ...(measures.ceiling === undefined ? {} : { ceiling_bpm: measures.ceiling }),
    ...measuredFlagOf(notMeasured),
  }),
})

/** In kg, cm, and bpm. `measured: false` marks a default, which the server stores as unknown. */
export const updateVariables = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/users/{uuid}/variables',
    summary: "Store a member's measures",
    access: { kind: 'staff', permission: 'user_edit' },
    params: z.object({ uuid: Uuid }),
    body: seen(MeasuresCodec),
    response: Done,
    errors: CHANGED_MEANWHILE,
  }),
)
