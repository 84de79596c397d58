import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { CalendarDate, Uuid } from '../core/schemas.ts'

/** The weights stored for a member in a period, oldest first, in kg. Days are the center's. */
export const listWeights = endpoint({
  method: 'GET',
  path: '/api/v2/users/{uuid}/variables',
  summary: "A member's weight history",
  access: { kind: 'staff', permission: 'user_metrics' },
  params: z.object({ uuid: Uuid }),
  query: z.object({ from_date: CalendarDate, to_date: CalendarDate, type_variable: z.literal('weight') }),
  response: z.object({ data: z.array(z.object({ datetime: z.string(), weight: z.number() })) }),
})

export interface WeightEntry {
  readonly at: Date
  /** In kg. */
  readonly weight: number
}

/** Our shape of the weight history. */
export const weightsOf = (wire: ResponseOf<typeof listWeights>): readonly WeightEntry[] =>
  wire.data.map(({ datetime, weight }) => ({ at: new Date(datetime), weight }))
