import { CLASS_MOMENTS, type ClassMoment } from '@repo/domain/class-clock'
import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { OwnNumbersWire, ownNumbersOf, type OwnNumbers } from './own-numbers.ts'

/** A participant's own numbers and nobody else's, during the class and, once it is stored, after it. */
export const showParticipation = endpoint({
  method: 'GET',
  path: '/api/v2/participation',
  summary: 'Own numbers in a class',
  access: { kind: 'participant' },
  response: z.object({
    class_uuid: z.string(),
    class_start_at: z.string(),
    class_finish_at: z.string(),
    phase: z.enum(CLASS_MOMENTS),
    is_removed: z.boolean(),
    server_time: z.number(),
    own: OwnNumbersWire,
  }),
})

export interface ParticipationNow {
  readonly moment: ClassMoment
  /** Whether the coach has taken the member out of the class. */
  readonly isRemoved: boolean
  readonly serverTime: number
  readonly own: OwnNumbers
}

/** Our shape of the answer. */
export const participationOf = (wire: ResponseOf<typeof showParticipation>): ParticipationNow => ({
  moment: wire.phase,
  isRemoved: wire.is_removed,
  serverTime: wire.server_time,
  own: ownNumbersOf(wire.own, wire.server_time),
})
