import type { AuditEntry } from '@repo/api-client/audit/endpoints'
import type { AuditColumn, AuditSort } from '@repo/domain/center/audit-list'
import type { ListCriteria, ListSearch } from '@repo/domain/lists/list'
import { between, sql, type SQL } from 'drizzle-orm'

import { uuidIn } from '../../database/database.ts'
import { auditEntries } from '../../database/schema/audit-entries.ts'
import { countedList } from '../../lists/counted-list.ts'
import { withinDays } from '../../lists/date-filters.ts'
import type { ListSource } from '../../lists/list-source.ts'
import { sortByIds } from '../../lists/stream-rows.ts'
import { contains } from '../../lists/text-search.ts'

type AuditRow = typeof auditEntries.$inferSelect

const matching = ({ column, text }: ListSearch<AuditColumn>): SQL | undefined => {
  switch (column) {
    case 'who':
      return contains(auditEntries.administratorName, text)
    case 'subject':
      return contains(sql`(${auditEntries.details} ->> 'name')`, text)
    case 'action':
      return sql`${auditEntries.action} = ${text}`
    case 'at':
      return withinDays(auditEntries.at, text, text)
    default:
      return column satisfies never
  }
}

const found = countedList({
  found: ({ search }: ListCriteria<AuditColumn, AuditSort>) => sql`
    select ${auditEntries.uuid}, ${auditEntries.sequence} as key from ${auditEntries}
    where ${search === null ? sql`true` : matching(search)}`,
  rows: async (tx, uuids) => {
    if (uuids.length === 0) return []
    const rows = await tx
      .select()
      .from(auditEntries)
      .where(uuidIn(sql`${auditEntries.uuid}`, uuids))
    return sortByIds(uuids, rows, ({ uuid }) => uuid)
  },
})

/** Entries are numbered without gaps, so an unfiltered page needs no count. */
export const auditSource: ListSource<AuditRow, AuditColumn, AuditSort> = {
  ...found,
  page: (call, criteria, slice) => {
    if (criteria.search !== null) return found.page(call, criteria, slice)
    return call.branch.read(async (tx) => {
      const [last] = await tx
        .select({ total: sql<number>`coalesce(max(${auditEntries.sequence}), 0)::int` })
        .from(auditEntries)
      const total = last?.total ?? 0
      const { offset, size } = slice
      const [from, to] =
        criteria.direction === 'asc' ? [offset + 1, offset + size] : [total - offset - size + 1, total - offset]
      const rows = await tx
        .select()
        .from(auditEntries)
        .where(between(auditEntries.sequence, from, to))
        .orderBy(auditEntries.sequence)
      return { rows: criteria.direction === 'asc' ? rows : rows.toReversed(), total }
    })
  },
}

export const presentAuditEntry = (row: AuditRow): AuditEntry => ({
  uuid: row.uuid,
  sequence: row.sequence,
  at: row.at,
  byUuid: row.administratorUuid,
  byName: row.administratorName,
  action: row.action,
  subjectKind: row.subjectKind,
  subjectUuid: row.subjectUuid,
  subjectName: row.details?.name ?? null,
  changes: row.details?.changes ?? [],
  hash: row.hash,
})
