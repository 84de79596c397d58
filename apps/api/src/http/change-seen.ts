import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Transaction } from '../database/database.ts'
import { Refusal } from '../lib/refusal.ts'

export const incremented = (column: AnyPgColumn): SQL => sql`${column} + 1`

type Values<Row> = { readonly [K in keyof Row]?: Row[K] | SQL | undefined }

interface Change<Row extends Record<string, unknown>> {
  readonly table: PgTable & { readonly $inferInsert: Row }
  readonly row: SQL | undefined
  readonly version?: number | null | undefined
  readonly change: Values<Row>
  /** Version column to check, for rows edited by several forms. */
  readonly counter?: string
}

/** Optimistic lock: rejects a write based on a stale version. Use it for every write to fields that a form shows. */
export const updateWithVersion = async <Row extends Record<string, unknown>>(
  tx: Transaction,
  { table, row, version, change, counter = 'version' }: Change<Row>,
): Promise<void> => {
  const counted = getTableColumns<PgTable>(table)[counter]
  if (counted === undefined) throw new Error(`nothing counts the changes in ${counter}`)
  // checked in the same statement, so of two concurrent writes the later one fails
  const isUnchanged = typeof version === 'number' ? eq(counted, version) : undefined
  const changed = await tx
    .update<PgTable>(table)
    .set({ ...change, [counter]: incremented(counted) })
    .where(and(row, isUnchanged))
    .returning({ [counter]: counted })
  if (changed.length > 0) return
  const known = await tx
    .select({ [counter]: counted })
    .from<PgTable>(table)
    .where(row)
  throw new Refusal(known.length === 0 ? 'not-found' : 'changed-meanwhile')
}
