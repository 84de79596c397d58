import type { RequestRow } from '@repo/api-client/requests/request'
import { parseLastName2 } from '@repo/domain/member-form'
import type { RequestConflict } from '@repo/domain/request-list'

import type { linkRequests } from '../../../database/schema/link-requests.ts'

type Stored = typeof linkRequests.$inferSelect & { readonly conflict: RequestConflict | null }

/** Somebody who asks to become a member, as lists show them. */
export const presentRequest = (row: Stored): RequestRow => ({
  uuid: row.uuid,
  name: row.name,
  lastName1: row.lastName1,
  lastName2: parseLastName2(row.lastName2),
  pseudonym: row.pseudonym,
  email: row.email,
  sex: row.sex,
  birthday: row.birthday,
  requestedAt: row.requestedAt,
  conflict: row.conflict,
})
