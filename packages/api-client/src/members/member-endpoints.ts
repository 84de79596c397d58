import { reportLimits } from '@repo/domain/trainings/training-limits'
import * as z from 'zod/mini'

import { endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { exportEndpoint } from '../core/list.ts'
import { renamed } from '../core/renamed.ts'
import { Done, Email, Uuid } from '../core/schemas.ts'
import { line } from '../core/text.ts'
import { listMembers } from './list-members.ts'
import { MembersCodec } from './save-member.ts'

export const unlinkMember = endpoint({
  method: 'DELETE',
  path: '/api/v2/centers/{branch}/user/{uuid}/unlinked',
  summary: 'Remove a member from the center',
  access: { kind: 'staff', permission: 'user_delete' },
  params: z.object({ branch: Uuid, uuid: Uuid }),
  response: Done,
})

export const unlinkMembers = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/centers/{branch}/users/unlinked',
    summary: 'Take members out of the center',
    access: { kind: 'staff', permission: 'user_delete' },
    params: z.object({ branch: Uuid }),
    body: MembersCodec,
    response: z.object({ unlinked: z.int() }),
  }),
)

export const relinkMembers = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/centers/{branch}/users/linked',
    summary: 'Restore members who were just removed',
    access: { kind: 'staff', permission: 'user_delete' },
    params: z.object({ branch: Uuid }),
    body: MembersCodec,
    response: z.object({ linked: z.array(z.string()) }),
  }),
)

export const unbanMember = endpoint({
  method: 'DELETE',
  path: '/api/v2/room/banned',
  summary: 'Let a removed member join again',
  access: { kind: 'staff', permission: 'rookremote_edit' },
  body: renamed(z.object({ user_uuid: Uuid }), { user_uuid: 'uuid' }),
  response: Done,
})

export const restoreBans = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/room/banned/restore',
    summary: 'Take the lifting of bans back',
    access: { kind: 'staff', permission: 'rookremote_edit' },
    body: renamed(z.object({ user_uuid: Uuid }), { user_uuid: 'uuid' }),
    response: Done,
  }),
)

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

/** The recipient must be a member of the branch. `from` is only the shown name. `language` defaults to the center's. */
export const sendReport = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/report/training-user',
    summary: "Mail a member's report",
    access: { kind: 'staff', permission: 'user_metrics' },
    body: z.object({
      from: line({ min: 1, max: reportLimits.sender.max }),
      email: Email,
      language: z.optional(z.enum(['en', 'es'])),
    }),
    upload: 'attach',
    uploadLimit: { bytes: reportLimits.attachmentBytes, refusal: 'attachment-too-large' },
    response: Done,
    status: 202,
    errors: {
      413: ['attachment-too-large'],
      422: ['attachment-invalid', 'recipient-unknown'],
      429: ['rate-limited'],
    },
  }),
)
