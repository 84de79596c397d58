import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Done, Uuid } from '../core/schemas.ts'

/** Offers a kind of training again, within minutes of its being retired. */
export const restoreTrainingType = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/trainings/type/{uuid}/restore',
    summary: 'Offer a retired training type again',
    access: { kind: 'staff', permission: 'center_information_show' },
    params: z.object({ uuid: Uuid }),
    response: Done,
  }),
)
