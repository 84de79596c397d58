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

/**
 * Changes one's own password and ends one's work on every wall; this session goes on. A wrong current password answers
 * 401 without ending the session.
 */
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
    /** The panel in a browser, or a wall that is operated. */
    kind: z.enum(['panel', 'wall']),
    /** Of the wall; null for the panel. */
    name: z.nullable(z.string()),
    opened_at: Moment,
    /** When it ends by itself. */
    expires_at: Moment,
    is_current: z.boolean(),
  }),
  { opened_at: 'openedAt', expires_at: 'expiresAt', is_current: 'isCurrent' },
)
/** Where somebody of the staff is signed in. */
export type OwnSession = z.output<typeof SessionCodec>

const path = '/api/v2/admin/user/{uuid}/sessions'

/** Where one is signed in. */
export const listOwnSessions = endpoint({
  method: 'GET',
  path,
  summary: 'List your sign-ins',
  access: { kind: 'staff' },
  params: z.object({ uuid: Uuid }),
  response: inData(SessionCodec),
})

/** Ends one of one's own sessions; the screen or wall is signed out at once. */
export const endOwnSession = endpoint({
  method: 'DELETE',
  path: `${path}/{session}`,
  summary: 'End one of your sign-ins',
  access: { kind: 'staff' },
  params: z.object({ uuid: Uuid, session: Uuid }),
  response: Done,
})
