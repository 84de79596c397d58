import type { Endpoint } from '../core/endpoint.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
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
} satisfies Record<string, Endpoint>
