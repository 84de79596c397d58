import type { HelpPage, HelpPageName } from './help-page.ts'
import { administrators } from './pages/administrators.ts'
import { audit } from './pages/audit.ts'
import { center } from './pages/center.ts'
import { challenges } from './pages/challenges.ts'
import { dashboard } from './pages/dashboard.ts'
import { join } from './pages/join.ts'
import { profile } from './pages/profile.ts'
import { reports } from './pages/reports.ts'
import { requests } from './pages/requests.ts'
import { roles } from './pages/roles.ts'
import { rooklegend } from './pages/rooklegend.ts'
import { rookremote } from './pages/rookremote.ts'
import { sensors } from './pages/sensors.ts'
import { sessions } from './pages/sessions.ts'
import { signIn } from './pages/sign-in.ts'
import { users } from './pages/users.ts'

export const helpPages: Readonly<Record<HelpPageName, HelpPage>> = {
  dashboard,
  rooklegend,
  rookremote,
  challenges,
  requests,
  users,
  sessions,
  sensors,
  reports,
  center,
  administrators,
  roles,
  audit,
  profile,
  'sign-in': signIn,
  join,
}
