import type { Endpoint } from '../core/endpoint.ts'
import { createAdmin, deleteAdmin, exportAdmins, showAdmin, updateAdmin, uploadAdminImage } from './admin-endpoints.ts'
import { showDashboard, showOverview } from './dashboard.ts'
import { listAdmins } from './list-admins.ts'
import { changePassword, endOwnSession, listOwnSessions } from './own-account.ts'

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
