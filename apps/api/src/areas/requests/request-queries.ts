import type { RequestRow } from '@repo/api-client/requests/requests'
import type { ListCriteria } from '@repo/domain/lists/list'
import { parseLastName2 } from '@repo/domain/people/member-form'
import type { RequestColumn, RequestConflict, RequestSort } from '@repo/domain/people/request-list'
import { and, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'

import { uuidIn } from '../../database/database.ts'
import { linkRequests } from '../../database/schema/members.ts'
import { countedList } from '../../lists/counted-list.ts'
import { sortByIds } from '../../lists/stream-rows.ts'
import { contains, hasEmail, isNamed, nameKey } from '../../lists/text-search.ts'

type Stored = typeof linkRequests.$inferSelect & { readonly conflict: RequestConflict | null }

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

const KEYS: Readonly<Record<RequestSort, SQL>> = {
  requested: sql`${linkRequests.requestedAt}`,
  name: nameKey(linkRequests.name),
  lastName1: nameKey(linkRequests.lastName1),
  pseudonym: nameKey(linkRequests.pseudonym),
  email: sql`${linkRequests.email}`,
}

const matching = ({ column, text }: { readonly column: RequestColumn; readonly text: string }): SQL => {
  switch (column) {
    case 'name':
    case 'lastName1':
      return isNamed(linkRequests, text)
    case 'birthday':
    case 'sex':
      return sql`${linkRequests[column]} = ${text}`
    case 'email':
      return hasEmail(linkRequests.email, text)
    case 'pseudonym':
      return contains(linkRequests.pseudonym, text)
    default:
      return column satisfies never
  }
}

// members is written as text: drizzle would omit the table name, and its columns would refer to the request
const conflict = sql<RequestConflict | null>`case
  when exists (select 1 from members where members.email = link_requests.email and members.unlinked_at is null)
    then 'email'
  when exists (select 1 from members where lower(members.pseudonym) = lower(link_requests.pseudonym)
    and members.unlinked_at is null and members.email <> link_requests.email) then 'pseudonym' end`

export const requestSource = countedList({
  found: ({ search, sort }: ListCriteria<RequestColumn, RequestSort>) => sql`
    select ${linkRequests.uuid}, ${KEYS[sort]} as key from ${linkRequests}
    where ${isWaiting} and ${search === null ? sql`true` : matching(search)}`,
  rows: async (tx, uuids) => {
    if (uuids.length === 0) return []
    const rows = await tx
      .select({ ...getTableColumns(linkRequests), conflict })
      .from(linkRequests)
      .where(uuidIn(sql`${linkRequests.uuid}`, uuids))
    return sortByIds(uuids, rows, ({ uuid }) => uuid)
  },
})

export const isWaiting = and(isNull(linkRequests.acceptedAt), isNull(linkRequests.refusedAt))
