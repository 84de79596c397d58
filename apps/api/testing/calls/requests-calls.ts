import type { requestsEndpoints } from '@repo/api-client/requests/endpoints'

import { BOTH_ROLES, type CallRows } from './call-row.ts'

const asker = {
  name: 'Beatriz',
  last_name_1: 'Solís',
  pseudonym: 'Golondrina',
  email: 'Beatriz.Solis@mail.example',
  birthday: '1990-05-04',
  sex: 'female',
  consent: 1,
  typed_for: 30,
}

export const requestsCalls: CallRows<typeof requestsEndpoints> = {
  askMembership: {
    granted: ['center'],
    valid: () => ({ body: asker }),
  },
  listRequests: {
    granted: BOTH_ROLES,
    valid: (world) => ({ ids: { branch: world.branch.uuid } }),
  },
  exportRequests: {
    granted: BOTH_ROLES,
    valid: (world) => ({ ids: { branch: world.branch.uuid }, query: { format: 'csv' } }),
  },
  acceptRequests: {
    granted: ['admin'],
    valid: (world) => ({ id: world.branch.uuid, body: { users: [world.askingUuid] } }),
  },
  refuseRequests: {
    granted: ['admin'],
    valid: (world) => ({ id: world.branch.uuid, body: { users: [world.askingUuid] } }),
  },
  restoreRequests: {
    granted: ['admin'],
    valid: (world) => ({ id: world.branch.uuid, body: { users: [world.acceptedUuid] } }),
  },
}
