import { listAdmins } from '@repo/api-client/admins/list-admins'

import { listRoute } from '../../lists/list-route.ts'
import { presentAdministrator } from '../../presenters/administrator.ts'
import { adminSource } from '../../queries/admin-source.ts'

export const listAdminsRoute = listRoute(listAdmins, adminSource, { row: presentAdministrator })
