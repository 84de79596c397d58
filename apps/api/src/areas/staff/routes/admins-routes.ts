import type { adminsEndpoints } from '@repo/api-client/admins/endpoints'

import type { RoutesOf } from '../../../http/route.ts'
import { changePasswordRoute } from '../../auth/routes/change-password.ts'
import { endOwnSessionRoute, listOwnSessionsRoute } from '../../auth/routes/own-sessions.ts'
import { showDashboardRoute } from '../../dashboard/routes/show-dashboard.ts'
import { showOverviewRoute } from '../../dashboard/routes/show-overview.ts'
import { createAdminRoute } from './create-admin.ts'
import { deleteAdminRoute } from './delete-admin.ts'
import { exportAdminsRoute } from './export-admins.ts'
import { listAdminsRoute } from './list-admins.ts'
import { showAdminRoute } from './show-admin.ts'
import { updateAdminRoute } from './update-admin.ts'
import { uploadAdminImageRoute } from './upload-admin-image.ts'

export const adminsRoutes: RoutesOf<typeof adminsEndpoints> = {
  showDashboard: showDashboardRoute,
  showOverview: showOverviewRoute,
  showAdmin: showAdminRoute,
  listAdmins: listAdminsRoute,
  exportAdmins: exportAdminsRoute,
  createAdmin: createAdminRoute,
  updateAdmin: updateAdminRoute,
  deleteAdmin: deleteAdminRoute,
  uploadAdminImage: uploadAdminImageRoute,
  changePassword: changePasswordRoute,
  listOwnSessions: listOwnSessionsRoute,
  endOwnSession: endOwnSessionRoute,
}
