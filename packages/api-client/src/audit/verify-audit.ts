import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { renamed } from '../core/renamed.ts'

const Verification = renamed(
  z.object({
    /** How many entries were read. */
    entries: z.number(),
    /** The first that is missing or not as it was written; null when the chain holds. */
    broken_at: z.nullable(z.number()),
  }),
  { broken_at: 'brokenAt' },
)

/** Whether the audit is as it was written. */
export const verifyAudit = endpoint({
  method: 'GET',
  path: '/api/v2/audit/verification',
  summary: 'Check the chain of the audit',
  access: { kind: 'staff', permission: 'administrator_show' },
  response: Verification,
})
