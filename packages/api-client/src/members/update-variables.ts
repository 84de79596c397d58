import { heightLimits, maxHeartRateLimits, restingHeartRateLimits, weightLimits } from '@repo/domain/limits'
import { DEFAULTED_MEASURES } from '@repo/domain/measure-fields'
import type { TypedMeasures } from '@repo/domain/member-form'
import { centimetersOf, kilogramsOf } from '@repo/domain/units'
import * as z from 'zod/mini'

import { endpoint, type CallInput } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** What either system allows, in metric: 418 lb are a little less than 190 kg, 67 lb a little more than 30. */
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

const Measured = z.object({
  weight: z.optional(z.boolean()),
  height: z.optional(z.boolean()),
  resting_heart_rate: z.optional(z.boolean()),
})

/**
 * Stores a member's measures, in kg, cm and bpm. Each change of weight stays in the history. `measured: false`, for all or
 * by measure, says that nobody took a value: the form's default is sent, and the server keeps it as unknown.
 */
export const updateVariables = endpoint({
  method: 'POST',
  path: '/api/v2/users/{uuid}/variables',
  summary: "Store a member's measures",
  access: { kind: 'staff', permission: 'user_edit' },
  params: z.object({ uuid: Uuid }),
  body: z.object({
    weight,
    height,
    resting_heart_rate: bpm(restingHeartRateLimits),
    max_heart_rate: z.optional(z.nullable(bpm(maxHeartRateLimits))),
    measured: z.optional(z.union([z.boolean(), Measured])),
  }),
  response: Done,
})

const measuredFlag = ({ notMeasured }: TypedMeasures): Pick<CallInput<typeof updateVariables>['body'], 'measured'> => {
  if (notMeasured.length === 0) return {}
  if (notMeasured.length === DEFAULTED_MEASURES.length) return { measured: false }
  return {
    measured: {
      weight: !notMeasured.includes('weight'),
      height: !notMeasured.includes('height'),
      resting_heart_rate: !notMeasured.includes('restingHeartRate'),
    },
  }
}

/** The body of the measures, by our names. */
export const variablesBodyOf = (measures: TypedMeasures): CallInput<typeof updateVariables>['body'] => ({
  weight: measures.weight,
  height: measures.height,
  resting_heart_rate: measures.restingHeartRate,
  max_heart_rate: measures.maxHeartRate,
  ...measuredFlag(measures),
})
