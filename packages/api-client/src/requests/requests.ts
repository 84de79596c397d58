import { requestLimits } from '@repo/domain/core/limits'
import { REQUEST_CONFLICTS } from '@repo/domain/people/request-list'
import { SEXES } from '@repo/domain/trainings/calories'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { listEndpoint } from '../core/list.ts'
import { renamed } from '../core/renamed.ts'
import { Moment, ofCenter, Uuid } from '../core/schemas.ts'
import { orElse } from '../core/tolerant-codecs.ts'
import { requestListDefinition } from './request-list-definition.ts'

const RequestWire = z.object({
  user_uuid: z.string(),
  name: z.string(),
  last_name_1: orElse(z.string(), ''),
  last_name_2: z.nullable(z.string()),
  pseudonym: orElse(z.string(), ''),
  email: z.string(),
  sex: z.nullable(z.enum(SEXES)),
  birthday: z.nullable(z.string()),
  /** Our addition; null from deployments without it. */
  requested_at: z.nullable(Moment),
  /** What a member of the center has already; null where nothing stands in the way. */
  conflict: z.nullable(z.enum(REQUEST_CONFLICTS)),
})

const RequestCodec = renamed(RequestWire, {
  user_uuid: 'uuid',
  last_name_1: 'lastName1',
  last_name_2: 'lastName2',
  requested_at: 'requestedAt',
})
/** Somebody who asks to become a member, as lists show them. */
export type RequestRow = z.output<typeof RequestCodec>

/** Whose requests are answered. */
const RequestsCodec = renamed(
  z.object({ users: z.array(Uuid).check(z.minLength(1), z.maxLength(requestLimits.atOnce.max)) }),
  { users: 'uuids' },
)

/** Those who ask to become members and have no answer yet, a page at a time. */
export const listRequests = listEndpoint({
  path: '/api/v2/centers/{branch}/requests',
  summary: 'List join requests',
  permission: 'user_show',
  params: ofCenter,
  ...requestListDefinition,
  row: RequestCodec,
})

/**
 * Makes members of those who ask, and mails each the code to join classes with. Whoever somebody else has answered
 * meanwhile is in neither list. `conflicts` go on waiting: a member has their e-mail or pseudonym already. Where nobody
 * else is left to accept, that is a refusal.
 */
export const acceptRequests = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/centers/{branch}/requests',
    summary: 'Accept join requests',
    access: { kind: 'staff', permission: 'user_create' },
    params: ofCenter,
    body: RequestsCodec,
    response: z.object({ accepted: z.array(z.string()), conflicts: z.array(z.string()) }),
    errors: { 409: ['member-already-linked', 'pseudonym-taken'] },
  }),
)

/** Refuses those who ask; whoever somebody else has answered meanwhile is not among the `refused`. */
export const refuseRequests = endpoint({
  method: 'DELETE',
  path: '/api/v2/centers/{branch}/requests',
  summary: 'Reject join requests',
  access: { kind: 'staff', permission: 'user_create' },
  params: ofCenter,
  body: RequestsCodec,
  response: z.object({ refused: z.array(z.string()) }),
})

/**
 * Takes an answer back: they ask again, and are no members. It is possible for some minutes, and for nobody who has
 * trained since, or asks anew.
 */
export const restoreRequests = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/centers/{branch}/requests/restore',
    summary: 'Take the answers to requests back',
    access: { kind: 'staff', permission: 'user_create' },
    params: ofCenter,
    body: RequestsCodec,
    response: z.object({ restored: z.array(z.string()) }),
  }),
)
