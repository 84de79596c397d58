import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { inData, renamed } from '../core/renamed.ts'
import { READS } from './access.ts'

/** The RookPoints of the last four weeks of everybody who has any, to balance teams by. */
export const listRecentPoints = endpoint({
  method: 'GET',
  path: '/api/v1/challenges/recent-points',
  summary: 'List recent RookPoints',
  access: READS,
  response: inData(
    renamed(z.object({ user_uuid: z.string(), rookpoints: z.number() }), { user_uuid: 'uuid', rookpoints: 'points' }),
  ),
})
