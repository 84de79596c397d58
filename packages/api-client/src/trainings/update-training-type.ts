import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { CHANGED_MEANWHILE, seen } from '../core/seen.ts'
import { TrainingTypeBody } from './training-type-body.ts'

/** Changes a kind of training; classes and trainings of it are called by its new name. */
export const updateTrainingType = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/trainings/type/{uuid}',
    summary: 'Change a training type',
    access: { kind: 'staff', permission: 'center_information_show' },
    params: z.object({ uuid: Uuid }),
    body: seen(TrainingTypeBody),
    response: Done,
    errors: CHANGED_MEANWHILE,
  }),
)
