import type { staffEndpoints } from '@repo/api-client/staff/endpoints'
import { listAdmins } from '@repo/api-client/staff/list-staff'
import {
  createAdmin,
  deleteAdmin,
  exportAdmins,
  showAdmin,
  updateAdmin,
  uploadAdminImage,
} from '@repo/api-client/staff/staff-endpoints'
import { parseLastName2 } from '@repo/domain/people/member-form'
import { dayIn } from '@repo/domain/time/day'

import { route, type RoutesOf } from '../../http/route.ts'
import { Refusal } from '../../lib/refusal.ts'
import { exportRoute } from '../../lists/export-route.ts'
import { listRoute } from '../../lists/list-route.ts'
import { publishRoomsChanged } from '../../realtime/branch-events.ts'
import { refuseGuessable } from '../auth/change-own-password.ts'
import { hashPassword } from '../auth/password.ts'
import { disconnectClients } from '../auth/realtime-clients.ts'
import { revokeStaffSessions } from '../auth/sessions.ts'
import { branchOf } from '../center/center-queries.ts'
import { changeAdministrator, createAdministrator, deleteAdministrator, replaceAdminImage } from './staff-commands.ts'
import { adminSource, findAdministrator, presentAdministrator } from './staff-queries.ts'

const listAdminsRoute = listRoute(listAdmins, adminSource, { row: presentAdministrator })

const ROLES = {
  en: { admin: 'Administrator', coach: 'Coach' },
  es: { admin: 'Administrador', coach: 'Coach' },
} as const
const STATUS = { en: ['Inactive', 'Active'], es: ['Inactivo', 'Activo'] } as const

const exportAdminsRoute = exportRoute(exportAdmins, adminSource, {
  audit: 'administrators-exported',
  title: { en: 'Administrators', es: 'Administradores' },
  heads: {
    en: ['Name', 'First last name', 'Second last name', 'Email', 'Landline', 'Mobile', 'Role', 'Status', 'Created'],
    es: [
      'Nombre',
      'Apellido paterno',
      'Apellido materno',
      'Correo',
      'Teléfono fijo',
      'Celular',
      'Rol',
      'Estado',
      'Alta',
    ],
  },
  cells: (row, { language, zone }) => {
    const admin = presentAdministrator(row)
    return [
      admin.name,
      admin.lastName1,
      admin.lastName2,
      admin.email,
      admin.landline,
      admin.mobilePhone,
      ROLES[language][admin.role],
      STATUS[language][admin.isActive ? 1 : 0],
      dayIn(zone, row.createdAt.getTime()),
    ]
  },
})

const showAdminRoute = route(showAdmin, async ({ params }, { principal }) => {
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

const createAdminRoute = route(createAdmin, async ({ body }, { context, principal, once }) => {
  const { password, repeated: _, ...person } = body
  const { branch } = principal
  const { name: centerName } = await branch.run(branchOf)
  await refuseGuessable(password, centerName)
  const now = context.clock.now()
  const passwordHash = await hashPassword(password)
  const answer = await once(async (tx) => {
    const uuid = await createAdministrator(tx, { ...person, branchUuid: branch.branchUuid, passwordHash, now })
    const subject = { kind: 'administrator', uuid } as const
    await context.audit.record(tx, principal, { action: 'administrator-created', subject, before: null }, now)
    return { uuid }
  })
  // a new coach can be assigned to a room immediately
  await publishRoomsChanged(context, branch.branchUuid)
  return answer
})

const updateAdminRoute = route(updateAdmin, async ({ params, body: change }, { context, principal, once }) => {
  const { branch, adminUuid: by } = principal
  const { uuid } = params
  if (uuid !== by && !principal.permissions.includes('user_edit')) throw new Refusal('forbidden')
  const subject = { kind: 'administrator', uuid } as const
  const doing = { principal, action: 'administrator-changed', subject, now: context.clock.now() } as const
  const clients: string[] = []
  const answer = await once((tx) =>
    context.audit.recordChange(tx, doing, async () => {
      const endsWork = await changeAdministrator(tx, { uuid, by, change })
      if (endsWork) clients.push(...(await revokeStaffSessions(tx, uuid)))
      return { message: 'ok' }
    }),
  )
  await disconnectClients(context, clients)
  await publishRoomsChanged(context, branch.branchUuid)
  return answer
})

const deleteAdminRoute = route(deleteAdmin, async ({ params }, { context, principal }) => {
  const { branch, adminUuid: by } = principal
  const { uuid } = params
  const subject = { kind: 'administrator', uuid } as const
  const doing = { principal, action: 'administrator-deleted', subject, now: context.clock.now() } as const
  const { clients, imageUrl } = await branch.run((tx) =>
    context.audit.recordChange(tx, doing, async () => {
      const ended = await revokeStaffSessions(tx, uuid)
      return { clients: ended, imageUrl: await deleteAdministrator(tx, { uuid, by }) }
    }),
  )
  await disconnectClients(context, clients)
  await context.images.remove(imageUrl)
  await publishRoomsChanged(context, branch.branchUuid)
  return { message: 'ok' }
})

const uploadAdminImageRoute = route(uploadAdminImage, ({ params }, call) => {
  if (params.uuid !== call.principal.adminUuid) throw new Refusal('not-found')
  return replaceAdminImage(call)
})

export const staffRoutes: RoutesOf<typeof staffEndpoints> = {
  showAdmin: showAdminRoute,
  listAdmins: listAdminsRoute,
  exportAdmins: exportAdminsRoute,
  createAdmin: createAdminRoute,
  updateAdmin: updateAdminRoute,
  deleteAdmin: deleteAdminRoute,
  uploadAdminImage: uploadAdminImageRoute,
}
