import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { TrainingTypeBody } from './training-type-body.ts'

/** Adds a kind of training to the center's own; it stands last. */
export const createTrainingType = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/trainings/type',
    summary: 'Add a training type',
    access: { kind: 'staff', permission: 'center_information_show' },
    body: TrainingTypeBody,
    response: z.object({ uuid: z.string() }),
    status: 201,
  }),
)
