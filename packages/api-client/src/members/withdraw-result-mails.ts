import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Takes back, for a member who asks for that, the consent to results by mail. Staff cannot give it. */
export const withdrawResultMails = endpoint({
  method: 'DELETE',
  path: '/api/v2/users/{uuid}/result-mails',
  summary: 'Send a member no more results',
  access: { kind: 'staff', permission: 'user_edit' },
  params: z.object({ uuid: Uuid }),
  response: Done,
})
