import { endpoint } from '../core/endpoint.ts'
import { Done } from '../core/schemas.ts'

/** Takes the list of first steps off the dashboard, for everybody of the center. */
export const putAwayFirstSteps = endpoint({
  method: 'PUT',
  path: '/api/v2/setup/first-steps/put-away',
  summary: 'Put the first steps away',
  access: { kind: 'staff', permission: 'center_information_show' },
  response: Done,
})
