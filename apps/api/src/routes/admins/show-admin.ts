import { showAdmin } from '@repo/api-client/admins/show-admin'

import { Refusal } from '../../errors/refusal.ts'
import { route } from '../../http/route.ts'
import { findAdministrator } from '../../queries/administrators.ts'

export const showAdminRoute = route(showAdmin, async ({ params }, { principal }) => {
  const isOwn = params.uuid === principal.adminUuid
  if (!isOwn && !principal.permissions.includes('administrator_show')) throw new Refusal('not-found')
  const admin = await principal.branch.run((tx) => findAdministrator(tx, params.uuid))
  if (admin === null) throw new Refusal('not-found')
  return {
    uuid: admin.uuid,
    name: admin.name,
    last_name_1: admin.lastName1,
    last_name_2: admin.lastName2,
    landline: admin.landline,
    mobile_phone: admin.mobilePhone,
    email: admin.email,
    role: admin.role,
    image_url: admin.imageUrl,
  }
})
