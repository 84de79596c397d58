import { endpoint } from '../core/endpoint.ts'
import { Done } from '../core/schemas.ts'

export const logOut = endpoint({
  method: 'POST',
  path: '/api/v2/auth/admin/logout',
  summary: 'Sign out',
  access: { kind: 'staff' },
  response: Done,
})
