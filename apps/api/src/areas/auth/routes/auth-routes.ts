import type { authEndpoints } from '@repo/api-client/auth/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { forgotPasswordRoute } from './forgot-password.ts'
import { logInRoute } from './log-in.ts'
import { logOutRoute } from './log-out.ts'
import { refreshSessionRoute } from './refresh-session.ts'
import { resetPasswordRoute } from './reset-password.ts'
import { searchCenterRoute } from './search-center.ts'

export const authRoutes: RoutesOf<typeof authEndpoints> = {
  searchCenter: searchCenterRoute,
  logIn: logInRoute,
  forgotPassword: forgotPasswordRoute,
  resetPassword: resetPasswordRoute,
  refreshSession: refreshSessionRoute,
  logOut: logOutRoute,
}
