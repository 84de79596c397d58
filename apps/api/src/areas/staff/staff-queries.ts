import type { AdminRow } from '@repo/api-client/staff/list-staff'
import type { ListCriteria, ListSearch } from '@repo/domain/lists/list'
import { parseLastName2 } from '@repo/domain/people/member-form'
import type { AdminColumn, AdminSort } from '@repo/domain/people/staff-list'
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'

import { type Transaction, uuidIn } from '../../database/database.ts'
import { administrators } from '../../database/schema/staff.ts'
import { countedList } from '../../lists/counted-list.ts'
import { sortByIds } from '../../lists/stream-rows.ts'
import { contains, hasEmail, isNamed, nameKey } from '../../lists/text-search.ts'

type AdministratorRow = typeof administrators.$inferSelect

export const findAdministrator = async (tx: Transaction, uuid: string): Promise<AdministratorRow | null> => {
  const [row] = await tx.select().from(administrators).where(eq(administrators.uuid, uuid))
  return row ?? null
}

export const activeCoaches = (tx: Transaction): Promise<AdministratorRow[]> =>
  tx
    .select()
    .from(administrators)
    .where(and(eq(administrators.role, 'coach'), eq(administrators.isActive, true)))
    .orderBy(asc(nameKey(administrators.name)))

const KEYS: Readonly<Record<AdminSort, SQL>> = {
  created: sql`${administrators.createdAt}`,
  name: nameKey(administrators.name),
  lastName1: nameKey(administrators.lastName1),
  email: sql`${administrators.email}`,
  role: sql`${administrators.role}`,
}

const matching = ({ column, text }: ListSearch<AdminColumn>): SQL => {
  switch (column) {
    case 'name':
    case 'lastName1':
      return isNamed(administrators, text)
    case 'email':
      return hasEmail(administrators.email, text)
    case 'landline':
    case 'mobilePhone':
      return contains(administrators[column], text)
    default:
      return column satisfies never
  }
}

/** Either name column finds words of the whole name. */
export const adminSource = countedList({
  found: ({ search, sort }: ListCriteria<AdminColumn, AdminSort>) => sql`
    select ${administrators.uuid}, ${KEYS[sort]} as key from ${administrators}
    where ${search === null ? sql`true` : matching(search)}`,
  rows: async (tx, uuids) => {
    if (uuids.length === 0) return []
    const rows = await tx
      .select()
      .from(administrators)
      .where(uuidIn(sql`${administrators.uuid}`, uuids))
    return sortByIds(uuids, rows, ({ uuid }) => uuid)
  },
})

export const presentAdministrator = (row: typeof administrators.$inferSelect): AdminRow => ({
  uuid: row.uuid,
  name: row.name,
  lastName1: row.lastName1,
  // earlier versions stored the text unparsed
  lastName2: parseLastName2(row.lastName2),
  email: row.email,
  landline: row.landline,
  mobilePhone: row.mobilePhone,
  role: row.role === 'admin' ? 'admin' : 'coach',
  isActive: row.isActive,
  imageUrl: row.imageUrl,
  createdAt: row.createdAt,
  version: row.version,
})
