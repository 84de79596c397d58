import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Takes a sensor off the center's list; trainings made with it keep its name. */
export const deleteSensor = endpoint({
  method: 'DELETE',
  path: '/api/v2/sensor/{uuid}',
  summary: 'Delete a sensor',
  access: { kind: 'staff', permission: 'user_edit' },
  params: z.object({ uuid: Uuid }),
  response: Done,
})
