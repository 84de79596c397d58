import { classLetterLimits, memberLimits, secretLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Moment, Uuid } from '../core/schemas.ts'
import { text } from '../core/text.ts'

/** A random name a phone keeps to itself; it proves that a later call comes from the same phone. */
export const PhoneSecret = text().check(z.minLength(secretLimits.own.min), z.maxLength(secretLimits.own.max))

const WhoJoinsWire = z.object({
  pseudonym: z.optional(text().check(z.trim(), z.minLength(1), z.maxLength(memberLimits.pseudonym.max))),
  sign_in_code: z.optional(text().check(z.regex(/^\d{6}$/))),
  consent: z.literal(true),
  phone: z.optional(PhoneSecret),
  /** Our addition: the letters of the class, as the screen in the room shows them. */
  class_letters: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(classLetterLimits.typed.max))),
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
  /** Whether another phone had the participation until now. */
  took_over: z.optional(z.boolean()),
})

/**
 * A member joins the class of a room by sign-in code or pseudonym, with consent. Joining again, later or with another
 * strap, continues the same participation. While another phone has it, a pseudonym is answered 409 `joined-elsewhere`,
 * and a phone that names itself waits for a yes. While codes of the class are being guessed, the call must carry the
 * letters of the class: without them it is answered 422 `class-letters-required`, and 422 `class-letters-wrong` whether
 * the letters or the name are wrong.
 */
export const joinClass = endpoint({
  method: 'POST',
  path: '/api/v2/join/{room}',
  summary: 'Join the class of a room',
  access: { kind: 'center' },
  params: z.object({ room: Uuid }),
  body: renamed(WhoJoinsWire, { sign_in_code: 'signInCode', class_letters: 'classLetters' }),
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
    403: ['banned'],
    404: ['member-unknown', 'no-open-class'],
    409: ['class-full', 'room-inactive', 'joined-elsewhere'],
    422: ['sign-in-code-required', 'pseudonym-shared', 'class-letters-required', 'class-letters-wrong'],
    429: ['rate-limited'],
  },
})
