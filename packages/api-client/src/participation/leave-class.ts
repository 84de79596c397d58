import { endpoint } from '../core/endpoint.ts'
import { Done } from '../core/schemas.ts'

/** A member leaves the class, whose spot is free at once. What was measured before counts, also what is sent later. */
export const leaveClass = endpoint({
  method: 'DELETE',
  path: '/api/v2/participation',
  summary: 'Leave a class',
  access: { kind: 'participant' },
  response: Done,
})
