import { randomUUID } from 'node:crypto'

import type { staffEndpoints } from '@repo/api-client/staff/endpoints'

import { BOTH_ROLES, type CallRows } from './call-row.ts'

const staff = { name: 'Beatriz', last_name_1: 'Solís', mobile_phone: '5512345678', role: 'coach' }

const choosesPassword = { password: 'una clave larga', password_confirmation: 'una clave larga' }

export const staffCalls: CallRows<typeof staffEndpoints> = {
  showAdmin: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.coach.uuid }),
    refusedAs: 404,
  },
  listAdmins: {
    granted: ['admin'],
    valid: () => ({}),
  },
  exportAdmins: {
    granted: ['admin'],
    valid: () => ({ query: { format: 'csv' } }),
  },
  createAdmin: {
    granted: ['admin'],
    valid: () => ({ body: { ...staff, email: `${randomUUID()}@gym.example`, ...choosesPassword } }),
  },
  updateAdmin: {
    granted: BOTH_ROLES,
    valid: (world) => ({ id: world.coach.uuid, body: staff }),
  },
  deleteAdmin: {
    granted: ['admin'],
    valid: (world) => ({ id: world.spareAdmin.uuid }),
  },
  uploadAdminImage: {
    granted: ['admin'],
    valid: (world) => ({ id: world.admin.uuid }),
    refusedAs: 404,
  },
}
