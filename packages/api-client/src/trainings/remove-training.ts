import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Takes an imported training back. What was trained in a class stays. */
export const removeTraining = endpoint({
  method: 'DELETE',
  path: '/api/v2/trainings/{uuid}',
  summary: 'Take an imported training back',
  access: { kind: 'staff', permission: 'user_edit' },
  params: z.object({ uuid: Uuid }),
  response: Done,
  errors: { 409: ['training-of-class'] },
})
