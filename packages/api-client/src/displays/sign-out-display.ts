import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done } from '../core/schemas.ts'

/** The coach leaves; the wall stays paired and can only look on. */
export const signOutDisplay = endpoint({
  method: 'POST',
  path: '/api/v2/display/sign-out',
  summary: 'Sign the coach out of a wall',
  access: { kind: 'display' },
  body: z.object({}),
  response: Done,
})
