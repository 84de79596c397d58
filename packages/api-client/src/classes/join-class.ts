import { CLASS_MOMENTS, type ClassMoment, type ClassTimes } from '@repo/domain/classes/class-clock'
import { classLetterLimits } from '@repo/domain/classes/class-limits'
import { DATA_ORDERS, type DataOrder } from '@repo/domain/classes/data-order'
import { JOIN_RULES } from '@repo/domain/classes/join-form'
import { ROOM_STATES } from '@repo/domain/classes/phone-life'
import { REQUEST_ANSWERS, REQUEST_STATES } from '@repo/domain/classes/second-phone'
import { memberLimits, secretLimits } from '@repo/domain/core/limits'
import { ceilingLimits } from '@repo/domain/privacy/ceiling'
import { roomLimits } from '@repo/domain/rooms/room-limits'
import type { HeartCurve } from '@repo/domain/trainings/heart-curve'
import * as z from 'zod/mini'

import { endpoint, type ResponseOf } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Moment, Uuid } from '../core/schemas.ts'
import { text } from '../core/text.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { type OwnNumbers, ownNumbersOf, OwnNumbersWire } from './own-numbers.ts'
import { VisibilityCodec } from './visibility.ts'

const OpenClassWire = z.object({
  room_uuid: z.string(),
  room_name: z.string(),
  training_name: z.string(),
  class_start_at: Moment,
  class_finish_at: Moment,
  has_receiver: orElse(z.boolean(), false),
})

const OpenClassCodec = renamed(OpenClassWire, {
  room_uuid: 'roomUuid',
  room_name: 'roomName',
  training_name: 'trainingName',
  class_start_at: 'startAt',
  class_finish_at: 'finishAt',
  has_receiver: 'hasReceiver',
})

const OpenClassesWire = z.object({
  data: z.array(OpenClassCodec),
  room: z.nullable(z.enum(ROOM_STATES)),
  room_uuid: z.nullable(z.string()),
  joins_by: z.enum(JOIN_RULES),
  default_visibility: orElse(VisibilityCodec, 'all'),
})

export const listOpenClasses = endpoint({
  method: 'GET',
  path: '/api/v2/join',
  summary: 'List the classes that can be joined now',
  access: { kind: 'center' },
  query: z.object({ room: z.optional(text().check(z.maxLength(roomLimits.referenceLength))) }),
  response: renamed(OpenClassesWire, {
    data: 'classes',
    room_uuid: 'roomUuid',
    joins_by: 'joinsBy',
    default_visibility: 'defaultVisibility',
  }),
})

/** A random ID known only to this phone. */
const PhoneSecret = text().check(z.minLength(secretLimits.own.min), z.maxLength(secretLimits.own.max))

export const CeilingBpm = z.int().check(z.minimum(ceilingLimits.min), z.maximum(ceilingLimits.max))

const WhoJoinsWire = z.object({
  pseudonym: z.optional(text().check(z.trim(), z.minLength(1), z.maxLength(memberLimits.pseudonym.max))),
  sign_in_code: z.optional(text().check(z.regex(/^\d{6}$/))),
  consent: z.literal(true),
  phone: z.optional(PhoneSecret),
  class_letters: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(classLetterLimits.typed.max))),
  visibility: z.optional(VisibilityCodec),
  ceiling_bpm: z.optional(CeilingBpm),
})

const JoinedWire = z.object({
  token: z.string(),
  participation_uuid: z.string(),
  user_uuid: z.string(),
  pseudonym: z.string(),
  class_uuid: z.string(),
  class_start_at: Moment,
  class_finish_at: Moment,
  server_time: z.number(),
  took_over: z.optional(z.boolean()),
  visibility: z.optional(VisibilityCodec),
})

/**
 * While another phone has the participation, a pseudonym returns 409 `joined-elsewhere`. While codes are being guessed,
 * class letters are required (422 `class-letters-required`, `class-letters-wrong`). Without `visibility`, the member's
 * own level applies, else the center's; a looser one requires a sign-in code. The response has the level in effect.
 */
export const joinClass = endpoint({
  method: 'POST',
  path: '/api/v2/join/{room}',
  summary: 'Join the class of a room',
  access: { kind: 'center' },
  params: z.object({ room: Uuid }),
  body: renamed(WhoJoinsWire, { sign_in_code: 'signInCode', class_letters: 'classLetters', ceiling_bpm: 'ceiling' }),
  response: renamed(JoinedWire, {
    participation_uuid: 'participationUuid',
    user_uuid: 'userUuid',
    class_uuid: 'classUuid',
    class_start_at: 'startAt',
    class_finish_at: 'finishAt',
    server_time: 'serverTime',
    took_over: 'tookOver',
  }),
  status: 201,
  errors: {
    403: ['banned', 'consent-of-guardian-needed'],
    404: ['member-unknown', 'no-open-class'],
    409: ['class-full', 'room-inactive', 'joined-elsewhere'],
    422: ['sign-in-code-required', 'pseudonym-shared', 'class-letters-required', 'class-letters-wrong'],
    429: ['rate-limited'],
  },
})

/** Frees the spot. Earlier measurements still count, even if sent later. */
export const leaveClass = endpoint({
  method: 'DELETE',
  path: '/api/v2/participation',
  summary: 'Leave a class',
  access: { kind: 'participant' },
  response: Done,
})

const OwnResultWire = z.object({
  step_seconds: z.int(),
  heart_rates: z.array(z.nullable(z.number())),
  hr_avg: z.nullable(z.number()),
  place: z.nullable(z.int()),
  competitors: z.int(),
  data_order: z.enum(DATA_ORDERS),
})

/** A member's own result in an ended class. */
export interface OwnResult {
  readonly curve: HeartCurve
  readonly averageHeartRate: number | null
  /** From 1, in the order of the class. Null without a value. */
  readonly place: number | null
  /** Participants with a place. */
  readonly competitors: number
  readonly order: DataOrder
}

export const showParticipation = endpoint({
  method: 'GET',
  path: '/api/v2/participation',
  summary: "Get a member's own numbers in a class",
  access: { kind: 'participant' },
  query: renamed(z.object({ with_result: z.optional(z.literal('true')) }), { with_result: 'withResult' }),
  response: z.object({
    class_uuid: z.string(),
    class_start_at: z.string(),
    class_finish_at: z.string(),
    phase: z.enum(CLASS_MOMENTS),
    is_removed: z.boolean(),
    may_return: z.optional(z.boolean()),
    may_continue_until: z.optional(z.number()),
    server_time: z.number(),
    own: OwnNumbersWire,
    /** Only after the end, if requested. */
    result: z.optional(OwnResultWire),
  }),
})

export interface ParticipationNow {
  readonly moment: ClassMoment
  readonly times: ClassTimes
  readonly isRemoved: boolean
  readonly mayReturn?: boolean
  /** Server time in ms until which a stopped class can be continued. */
  readonly mayContinueUntil?: number
  readonly serverTime: number
  readonly own: OwnNumbers
  readonly result?: OwnResult
}

const resultOf = (wire: z.infer<typeof OwnResultWire>): OwnResult => ({
  curve: { stepSeconds: wire.step_seconds, heartRates: wire.heart_rates },
  averageHeartRate: wire.hr_avg,
  place: wire.place,
  competitors: wire.competitors,
  order: wire.data_order,
})

export const participationOf = (wire: ResponseOf<typeof showParticipation>): ParticipationNow => ({
  moment: wire.phase,
  times: { startAt: Date.parse(wire.class_start_at), finishAt: Date.parse(wire.class_finish_at) },
  isRemoved: wire.is_removed,
  ...(wire.may_return === undefined ? {} : { mayReturn: wire.may_return }),
  ...(wire.may_continue_until === undefined ? {} : { mayContinueUntil: wire.may_continue_until }),
  serverTime: wire.server_time,
  own: ownNumbersOf(wire.own, wire.server_time),
  ...(wire.result === undefined ? {} : { result: resultOf(wire.result) }),
})

export const showJoinRequest = endpoint({
  method: 'POST',
  path: '/api/v2/join/{room}/request',
  summary: 'Check whether a second phone was allowed',
  access: { kind: 'center' },
  params: z.object({ room: Uuid }),
  body: z.object({ phone: PhoneSecret }),
  response: z.object({ state: z.enum(REQUEST_STATES) }),
})

export const answerOwnRequest = endpoint({
  method: 'PUT',
  path: '/api/v2/participation/join-request',
  summary: 'Allow or deny another phone',
  access: { kind: 'participant' },
  body: z.object({ request: Uuid, answer: z.enum(REQUEST_ANSWERS) }),
  response: Done,
  errors: { 404: ['join-request-unknown'] },
})
