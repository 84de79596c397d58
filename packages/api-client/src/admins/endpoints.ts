import type { Endpoint } from '../core/endpoint.ts'
import { changePassword } from './change-password.ts'
import { createAdmin } from './create-admin.ts'
import { deleteAdmin } from './delete-admin.ts'
import { exportAdmins } from './export-admins.ts'
import { listAdmins } from './list-admins.ts'
import { endOwnSession, listOwnSessions } from './own-sessions.ts'
import { showAdmin } from './show-admin.ts'
import { showDashboard } from './show-dashboard.ts'
import { showOverview } from './show-overview.ts'
import { updateAdmin } from './update-admin.ts'
import { uploadAdminImage } from './upload-admin-image.ts'

export const adminsEndpoints = {
  showDashboard,
  showOverview,
  showAdmin,
  listAdmins,
  exportAdmins,
  createAdmin,
  updateAdmin,
  deleteAdmin,
  uploadAdminImage,
  changePassword,
  listOwnSessions,
  endOwnSession,
} satisfies Record<string, Endpoint>
