import { requestLimits } from '@repo/domain/core/limits'
import { REQUEST_CONFLICTS } from '@repo/domain/people/request-list'
import { SEXES } from '@repo/domain/trainings/calories'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { exportEndpoint, listEndpoint } from '../core/list.ts'
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
  requested_at: z.nullable(Moment),
  conflict: z.nullable(z.enum(REQUEST_CONFLICTS)),
})

const RequestCodec = renamed(RequestWire, {
  user_uuid: 'uuid',
  last_name_1: 'lastName1',
  last_name_2: 'lastName2',
  requested_at: 'requestedAt',
})
export type RequestRow = z.output<typeof RequestCodec>

const RequestsCodec = renamed(
  z.object({ users: z.array(Uuid).check(z.minLength(1), z.maxLength(requestLimits.atOnce.max)) }),
  { users: 'uuids' },
)

export const listRequests = listEndpoint({
  summary: 'List join requests',
  permission: 'user_show',
  params: ofCenter,
  ...requestListDefinition,
  row: RequestCodec,
})

export const exportRequests = exportEndpoint(listRequests, 'Export join requests as CSV or XLSX')

/** `conflicts` stay pending, or are a refusal if nothing else is left. Skips requests answered meanwhile. */
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

export const refuseRequests = endpoint({
  method: 'DELETE',
  path: '/api/v2/centers/{branch}/requests',
  summary: 'Reject join requests',
  access: { kind: 'staff', permission: 'user_create' },
  params: ofCenter,
  body: RequestsCodec,
  response: z.object({ refused: z.array(z.string()) }),
})

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
