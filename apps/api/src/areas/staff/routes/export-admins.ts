import { exportAdmins } from '@repo/api-client/admins/export-admins'
import { dayIn } from '@repo/domain/day'

import { exportRoute } from '../../../lists/export-route.ts'
import { adminSource } from '../admin-source.ts'
import { presentAdministrator } from '../presenters/administrator.ts'

const ROLES = {
  en: { admin: 'Administrator', coach: 'Coach' },
  es: { admin: 'Administrador', coach: 'Coach' },
} as const
const STATUS = { en: ['Inactive', 'Active'], es: ['Inactivo', 'Activo'] } as const

export const exportAdminsRoute = exportRoute(exportAdmins, adminSource, {
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
