import type { Endpoint } from '../core/endpoint.ts'
import {
  changePassword,
  endOwnSession,
  forgotPassword,
  listOwnSessions,
  logOut,
  resetPassword,
} from './account-endpoints.ts'
import { logIn } from './log-in.ts'
import { refreshSession } from './refresh-session.ts'
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
