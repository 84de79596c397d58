import { reportLimits } from '@repo/domain/trainings/training-limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Done, Email } from '../core/schemas.ts'
import { line } from '../core/text.ts'

/** The recipient must be a member of the branch. `from` is only the shown name. `language` defaults to the center's. */
export const sendReport = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/report/training-user',
    summary: "Mail a member's report",
    access: { kind: 'staff', permission: 'user_metrics' },
    body: z.object({
      from: line({ min: 1, max: reportLimits.sender.max }),
      email: Email,
      language: z.optional(z.enum(['en', 'es'])),
    }),
    upload: 'attach',
    uploadLimit: { bytes: reportLimits.attachmentBytes, refusal: 'attachment-too-large' },
    response: Done,
    status: 202,
    errors: {
      413: ['attachment-too-large'],
      422: ['attachment-invalid', 'recipient-unknown'],
      429: ['rate-limited'],
    },
  }),
)
