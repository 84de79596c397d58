import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Offers a kind of training no longer; trainings done in it keep it. The last one stays. */
export const retireTrainingType = endpoint({
  method: 'DELETE',
  path: '/api/v2/trainings/type/{uuid}',
  summary: 'Retire a training type',
  access: { kind: 'staff', permission: 'center_information_show' },
  params: z.object({ uuid: Uuid }),
  response: Done,
  errors: { 409: ['last-training-type'] },
})
