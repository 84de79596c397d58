import type { Endpoint } from '../core/endpoint.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { changePassword, endOwnSession, listOwnSessions } from './own-account.ts'
import { refreshSession } from './refresh-session.ts'
import { forgotPassword, resetPassword } from './reset-password.ts'
import { searchCenter } from './search-center.ts'

export const authEndpoints = {
  searchCenter,
  logIn,
  forgotPassword,
  resetPassword,
  refreshSession,
  logOut,
  changePassword,
  listOwnSessions,
  endOwnSession,
} satisfies Record<string, Endpoint>
