import { exportMembers } from '@repo/api-client/members/export-members'

import { exportRoute } from '../../../lists/export-route.ts'
import { memberSource } from '../member-source.ts'

const SEXES = { en: { male: 'Male', female: 'Female' }, es: { male: 'Masculino', female: 'Femenino' } } as const
const YES = { en: 'Yes', es: 'Sí' } as const

export const exportMembersRoute = exportRoute(exportMembers, memberSource, {
  audit: 'members-exported',
  title: { en: 'Users', es: 'Usuarios' },
  heads: {
    en: ['Name', 'First last name', 'Second last name', 'Pseudonym', 'Email', 'Sex', 'Birthday', 'Banned'],
    es: ['Nombre', 'Apellido paterno', 'Apellido materno', 'Seudónimo', 'Correo', 'Sexo', 'Nacimiento', 'Expulsado'],
  },
  cells: ({ member, isBanned }, { language }) => [
    member.name,
    member.lastName1,
    member.lastName2,
    member.pseudonym,
    member.email,
    member.sex === null ? null : SEXES[language][member.sex],
    member.birthday,
    isBanned ? YES[language] : null,
  ],
})
