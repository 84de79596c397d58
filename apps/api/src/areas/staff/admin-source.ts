import type { AdminColumn, AdminSort } from '@repo/domain/admin-list'
import type { ListAsk, ListSearch } from '@repo/domain/list'
import { sql, type SQL } from 'drizzle-orm'

import { administrators } from '../../database/schema/administrators.ts'
import { uuidIn } from '../../database/uuid-in.ts'
import { countedList } from '../../lists/counted-list.ts'
import { inOrder } from '../../lists/in-order.ts'
import { nameKey } from '../../lists/name-key.ts'
import { contains, hasEmail, isNamed } from '../../lists/text-search.ts'

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

/** The staff of the branch; either name column finds words of the whole name. */
export const adminSource = countedList({
  found: ({ search, sort }: ListAsk<AdminColumn, AdminSort>) => sql`
    select ${administrators.uuid}, ${KEYS[sort]} as key from ${administrators}
    where ${search === null ? sql`true` : matching(search)}`,
  rows: async (tx, uuids) => {
    if (uuids.length === 0) return []
    const rows = await tx
      .select()
      .from(administrators)
      .where(uuidIn(sql`${administrators.uuid}`, uuids))
    return inOrder(uuids, rows, ({ uuid }) => uuid)
  },
})
