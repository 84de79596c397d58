import { listAdmins } from '@repo/api-client/admins/list-admins'

import { listRoute } from '../../../lists/list-route.ts'
import { adminSource } from '../admin-source.ts'
import { presentAdministrator } from '../presenters/administrator.ts'

export const listAdminsRoute = listRoute(listAdmins, adminSource, { row: presentAdministrator })
