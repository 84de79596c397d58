import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { exportEndpoint } from '../core/list.ts'
import { Done, Uuid } from '../core/schemas.ts'
import { listMembers } from './list-members.ts'

export const exportMembers = exportEndpoint(listMembers, 'Export members as CSV or XLSX')

export const exportMemberData = endpoint({
  method: 'GET',
  path: '/api/v2/users/{uuid}/data',
  summary: "Download a member's data",
  access: { kind: 'staff', permission: 'user_delete' },
  params: z.object({ uuid: Uuid }),
  download: true,
})

/** Irreversible. Trainings stay without a name, for the statistics. */
export const eraseMember = endpoint({
  method: 'DELETE',
  path: '/api/v2/users/{uuid}/data',
  summary: "Erase a member's data",
  access: { kind: 'staff', permission: 'user_delete' },
  params: z.object({ uuid: Uuid }),
  response: Done,
  errors: { 409: ['member-in-class'] },
})

/** Staff can withdraw the consent but not give it. */
export const withdrawResultMails = endpoint({
  method: 'DELETE',
  path: '/api/v2/users/{uuid}/result-mails',
  summary: 'Stop result emails for a member',
  access: { kind: 'staff', permission: 'user_edit' },
  params: z.object({ uuid: Uuid }),
  response: Done,
})
