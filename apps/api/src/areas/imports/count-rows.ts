import { ROW_STATES, type RowState } from '@repo/domain/imports/import'
import { count, eq } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { importRows, type PlanCounts } from '../../database/schema/imports.ts'

export const NO_ROWS = Object.fromEntries(ROW_STATES.map((state) => [state, 0])) as Record<RowState, number>

/** Rows of an import by what the plan does with them. */
export const countStates = async (tx: Transaction, importUuid: string): Promise<PlanCounts['states']> => {
  const { state } = importRows
  const counted = await tx
    .select({ state, rows: count() })
    .from(importRows)
    .where(eq(importRows.importUuid, importUuid))
    .groupBy(state)
  return { ...NO_ROWS, ...Object.fromEntries(counted.map((one) => [one.state, one.rows])) }
}
