import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Done, Email } from '../core/schemas.ts'

/**
 * Mails a link for a new password to somebody of the staff. The answer and its time are the same for an address that
 * nobody signs in with.
 */
export const forgotPassword = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/admin/forgot-password',
    summary: 'Ask for a new password',
    access: { kind: 'center' },
    body: z.object({ email: Email }),
    response: Done,
  }),
)
