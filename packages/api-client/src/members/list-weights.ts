import type { Period } from '@repo/domain/time/period'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { inData, renamed } from '../core/renamed.ts'
import { CalendarDate, Moment, Uuid } from '../core/schemas.ts'

const PeriodWire = z.object({ from_date: CalendarDate, to_date: CalendarDate, type_variable: z.literal('weight') })

const WeightWire = z.object({ datetime: Moment, weight: z.number() })

export interface WeightEntry {
  readonly at: Date
  /** In kg. */
  readonly weight: number
}

/** The weights stored for a member in a period, oldest first, in kg. Days are the center's. */
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
