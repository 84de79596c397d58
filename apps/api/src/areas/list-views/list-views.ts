import type { NamedView, ViewedList } from '@repo/domain/list-view'
import { and, asc, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { listViews } from '../../database/schema/list-views.ts'
import { nameKey } from '../../lists/name-key.ts'

/** The views that somebody keeps of a list, by name. */
export const listViewsOf = (tx: Transaction, adminUuid: string, list: ViewedList): Promise<NamedView[]> =>
  tx
    .select({
      uuid: listViews.uuid,
      name: listViews.name,
      address: listViews.address,
      isDefault: listViews.isDefault,
    })
    .from(listViews)
    .where(and(eq(listViews.adminUuid, adminUuid), eq(listViews.list, list)))
    .orderBy(asc(nameKey(listViews.name)))
