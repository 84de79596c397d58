import { passwordLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { inData, renamed } from '../core/renamed.ts'
import { Done, Moment, Uuid } from '../core/schemas.ts'
import { text } from '../core/text.ts'

const Password = text().check(z.minLength(passwordLimits.min), z.maxLength(passwordLimits.max))

const ChangeWire = z.object({
  password_current: Password,
  password: Password,
  password_confirmation: text(),
})
const isRepeated = (wire: z.infer<typeof ChangeWire>): boolean => wire.password === wire.password_confirmation

/** Also ends sessions on displays. A wrong current password returns 401 without ending the session. */
export const changePassword = endpoint({
  method: 'PUT',
  path: '/api/v2/admin/user/{uuid}/password',
  summary: 'Change your password',
  access: { kind: 'staff' },
  params: z.object({ uuid: Uuid }),
  body: renamed(ChangeWire.check(z.refine(isRepeated, { path: ['password_confirmation'] })), {
    password_current: 'current',
    password_confirmation: 'repeated',
  }),
  response: Done,
  errors: { 401: ['password-wrong'], 422: ['password-common', 'password-of-names'] },
})

const SessionCodec = renamed(
  z.object({
    uuid: z.string(),
    kind: z.enum(['panel', 'wall']),
    name: z.nullable(z.string()),
    opened_at: Moment,
    expires_at: Moment,
    is_current: z.boolean(),
  }),
  { opened_at: 'openedAt', expires_at: 'expiresAt', is_current: 'isCurrent' },
)
export type OwnSession = z.output<typeof SessionCodec>

const path = '/api/v2/admin/user/{uuid}/sessions'

export const listOwnSessions = endpoint({
  method: 'GET',
  path,
  summary: 'List your sign-ins',
  access: { kind: 'staff' },
  params: z.object({ uuid: Uuid }),
  response: inData(SessionCodec),
})

export const endOwnSession = endpoint({
  method: 'DELETE',
  path: `${path}/{session}`,
  summary: 'End one of your sign-ins',
  access: { kind: 'staff' },
  params: z.object({ uuid: Uuid, session: Uuid }),
  response: Done,
})
