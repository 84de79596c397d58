import type { authEndpoints } from '@repo/api-client/auth/endpoints'

import { PASSWORD } from '../factories/password.ts'
import { CALLERS } from '../world.ts'
import { EVERY_STAFF, type CallRows } from './call-row.ts'

const choosesPassword = { password: 'una clave larga', password_confirmation: 'una clave larga' }

export const authCalls: CallRows<typeof authEndpoints> = {
  searchCenter: {
    granted: CALLERS,
    valid: (world) => ({ id: world.branch.host }),
  },
  logIn: {
    granted: ['center'],
    valid: (world) => ({ body: { email: world.spareAdmin.email, password: PASSWORD, rememberme: false, force: true } }),
  },
  forgotPassword: {
    granted: ['center'],
    valid: (world) => ({ body: { email: world.spareAdmin.email } }),
  },
  resetPassword: {
    granted: ['center'],
    valid: (world) => ({ body: { token: world.resetToken, ...choosesPassword } }),
  },
  refreshSession: {
    granted: EVERY_STAFF,
    valid: () => ({}),
  },
  logOut: {
    granted: EVERY_STAFF,
    valid: () => ({}),
  },
  changePassword: {
    granted: ['admin'],
    valid: (world) => ({ id: world.admin.uuid, body: { password_current: PASSWORD, ...choosesPassword } }),
    refusedAs: 404,
  },
  listOwnSessions: {
    granted: ['admin'],
    valid: (world) => ({ id: world.admin.uuid }),
    refusedAs: 404,
  },
  endOwnSession: {
    granted: ['admin'],
    valid: (world) => ({ ids: { uuid: world.admin.uuid, session: world.adminSession } }),
    refusedAs: 404,
  },
}
