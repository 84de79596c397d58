import type { Endpoint } from '../core/endpoint.ts'
import { listAdmins } from './list-staff.ts'
import { createAdmin, deleteAdmin, exportAdmins, showAdmin, updateAdmin, uploadAdminImage } from './staff-endpoints.ts'

export const staffEndpoints = {
  showAdmin,
  listAdmins,
  exportAdmins,
  createAdmin,
  updateAdmin,
  deleteAdmin,
  uploadAdminImage,
} satisfies Record<string, Endpoint>
