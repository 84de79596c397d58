import { randomUUID } from 'node:crypto'

import { viewLimits } from '@repo/domain/core/limits'
import type { NamedView, ViewedList } from '@repo/domain/lists/list-view'
import { and, asc, eq, ne, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { listViews } from '../../database/schema/staff.ts'
import { Refusal } from '../../lib/refusal.ts'
import { nameKey } from '../../lists/text-search.ts'

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

interface Keep extends Omit<NamedView, 'uuid'> {
  readonly branchUuid: string
  readonly adminUuid: string
  readonly list: ViewedList
  readonly now: number
}

/** Replaces a view of the same name. A list has at most one default. */
export const keepListView = async (tx: Transaction, { now, ...view }: Keep): Promise<string> => {
  const { adminUuid, list, name, address, isDefault } = view
  // serialized per person, so that concurrent tabs don't exceed the limit or store two defaults
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${adminUuid}))`)
  const own = and(eq(listViews.adminUuid, adminUuid), eq(listViews.list, list))
  const [others] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(listViews)
    .where(and(own, ne(listViews.name, name)))
  if ((others?.count ?? 0) >= viewLimits.perList) throw new Refusal('too-many-views')
  if (isDefault) await tx.update(listViews).set({ isDefault: false }).where(own)
  const updatedAt = new Date(now)
  const [kept] = await tx
    .insert(listViews)
    .values({ uuid: randomUUID(), ...view, updatedAt })
    .onConflictDoUpdate({
      target: [listViews.adminUuid, listViews.list, listViews.name],
      set: { address, isDefault, updatedAt },
    })
    .returning({ uuid: listViews.uuid })
  return kept?.uuid ?? ''
}

export const forgetListView = async (
  tx: Transaction,
  { adminUuid, list, uuid }: { readonly adminUuid: string; readonly list: ViewedList; readonly uuid: string },
): Promise<boolean> => {
  const gone = await tx
    .delete(listViews)
    .where(and(eq(listViews.adminUuid, adminUuid), eq(listViews.list, list), eq(listViews.uuid, uuid)))
    .returning({ uuid: listViews.uuid })
  return gone.length > 0
}
