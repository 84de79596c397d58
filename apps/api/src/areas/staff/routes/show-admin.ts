import { showAdmin } from '@repo/api-client/admins/show-admin'
import { parseLastName2 } from '@repo/domain/member-form'

import { Refusal } from '../../../http/errors/refusal.ts'
import { route } from '../../../http/route.ts'
import { findAdministrator } from '../administrators.ts'

export const showAdminRoute = route(showAdmin, async ({ params }, { principal }) => {
  const isOwn = params.uuid === principal.adminUuid
  if (!isOwn && !principal.permissions.includes('administrator_show')) throw new Refusal('not-found')
  const admin = await principal.branch.read((tx) => findAdministrator(tx, params.uuid))
  if (admin === null) throw new Refusal('not-found')
  return {
    uuid: admin.uuid,
    name: admin.name,
    lastName1: admin.lastName1,
    lastName2: parseLastName2(admin.lastName2),
    landline: admin.landline,
    mobilePhone: admin.mobilePhone,
    email: admin.email,
    role: admin.role,
    imageUrl: admin.imageUrl,
    version: admin.version,
  }
})
