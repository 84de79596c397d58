import { CLASS_MOMENTS, type ClassMoment } from '@repo/domain/classes/class-clock'
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
    /** Our addition: whether somebody who is out of the class may join it again. */
    may_return: z.optional(z.boolean()),
    /** Our addition: until when a class that a person has stopped may run on. */
    may_continue_until: z.optional(z.number()),
    server_time: z.number(),
    own: OwnNumbersWire,
  }),
})

export interface ParticipationNow {
  readonly moment: ClassMoment
  /** Whether the member is out of the class. */
  readonly isRemoved: boolean
  /** Whether somebody who is out may join again. */
  readonly mayReturn?: boolean
  /** Until when (server time in ms) a class that a person has stopped may run on. */
  readonly mayContinueUntil?: number
  readonly serverTime: number
  readonly own: OwnNumbers
}

/** Our shape of the answer. */
export const participationOf = (wire: ResponseOf<typeof showParticipation>): ParticipationNow => ({
  moment: wire.phase,
  isRemoved: wire.is_removed,
  ...(wire.may_return === undefined ? {} : { mayReturn: wire.may_return }),
  ...(wire.may_continue_until === undefined ? {} : { mayContinueUntil: wire.may_continue_until }),
  serverTime: wire.server_time,
  own: ownNumbersOf(wire.own, wire.server_time),
})
