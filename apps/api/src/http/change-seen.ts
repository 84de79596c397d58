import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

import type { Transaction } from '../database/database.ts'
import { Refusal } from '../lib/refusal.ts'

/** One more than it was. */
export const incremented = (column: AnyPgColumn): SQL => sql`${column} + 1`

type Values<Row> = { readonly [K in keyof Row]?: Row[K] | SQL | undefined }

interface Change<Row extends Record<string, unknown>> {
  readonly table: PgTable & { readonly $inferInsert: Row }
  /** The one row that is changed. */
  readonly row: SQL | undefined
  /** What the caller saw last; without it whatever is there is overwritten. */
  readonly version?: number | null | undefined
  readonly change: Values<Row>
  /** The column that counts the changes, where a row is edited by several forms. */
  readonly counter?: string
}

/**
 * Changes what somebody edits by a form, and counts it; not over a change that the caller has not seen. Every command
 * that writes what a form shows goes through here, with a version or without, so that no change passes uncounted.
 */
export const updateWithVersion = async <Row extends Record<string, unknown>>(
  tx: Transaction,
  { table, row, version, change, counter = 'version' }: Change<Row>,
): Promise<void> => {
  const counted = getTableColumns<PgTable>(table)[counter]
  if (counted === undefined) throw new Error(`nothing counts the changes in ${counter}`)
  // the statement itself looks, so that of two at once the later sees the earlier's
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
