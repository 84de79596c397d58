import { passwordLimits } from '@repo/domain/core/limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Uuid } from '../core/schemas.ts'
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
  summary: 'Change the own password',
  access: { kind: 'staff' },
  params: z.object({ uuid: Uuid }),
  body: renamed(ChangeWire.check(z.refine(isRepeated, { path: ['password_confirmation'] })), {
    password_current: 'current',
    password_confirmation: 'repeated',
  }),
  response: Done,
  errors: { 401: ['password-wrong'], 422: ['password-common', 'password-of-names'] },
})
