import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'

import type { BranchDatabase } from '../../../database/branch-database.ts'
import type { Transaction } from '../../../database/database.ts'
import { importRows } from '../../../database/schema/imports.ts'
import type { OpenImport, RowContent } from '../import-store.ts'
import { inTurns } from './in-turns.ts'
import type { InputRow, RowResult } from './plan-rows.ts'

type StoredRow = typeof importRows.$inferSelect

const AT_ONCE = 200

/** Rows of an import after another, in the file's order. */
async function* storedRows(branch: BranchDatabase, importUuid: string): AsyncGenerator<readonly StoredRow[]> {
  for (let last: number | undefined = 0; last !== undefined;) {
    const isNext = and(eq(importRows.importUuid, importUuid), gt(importRows.number, last))
    const rows: readonly StoredRow[] = await branch.read((tx) =>
      tx.select().from(importRows).where(isNext).orderBy(asc(importRows.number)).limit(AT_ONCE),
    )
    if (rows.length > 0) yield rows
    last = rows.length < AT_ONCE ? undefined : rows.at(-1)?.number
  }
}

export interface OpenRow {
  readonly row: StoredRow
  readonly content: RowContent
}

export const openRows = async (branch: BranchDatabase, { row, open }: OpenImport): Promise<readonly OpenRow[]> => {
  const all: OpenRow[] = []
  for await (const rows of storedRows(branch, row.uuid)) {
    all.push(...(await inTurns(rows, (one) => ({ row: one, content: open(one.sealedContent) }))))
  }
  return all
}

export interface NewRow {
  readonly input: InputRow
  readonly result: RowResult
}

export const contentOf = ({ input: { raw, edits }, result: { cells, plan, faults } }: NewRow): RowContent => ({
  raw,
  edits,
  cells,
  plan,
  faults,
})

type SealedRow = typeof importRows.$inferInsert

/** Seals planned rows, before the transaction that writes them. */
export const sealRows = ({ row, seal }: OpenImport, rows: readonly NewRow[]): Promise<readonly SealedRow[]> =>
  inTurns(rows, (one) => ({
    importUuid: row.uuid,
    branchUuid: row.branchUuid,
    number: one.input.number,
    state: one.result.state,
    decision: one.input.decision,
    isLeftOut: one.input.isLeftOut,
    sealedContent: seal(contentOf(one)),
    targetUuid: one.result.targetUuid,
    targetVersion: one.result.targetVersion,
  }))

const planned = (name: string) => sql`excluded.${sql.identifier(name)}`

export const writeRows = async (tx: Transaction, rows: readonly SealedRow[]): Promise<void> => {
  if (rows.length === 0) return
  await tx
    .insert(importRows)
    .values([...rows])
    .onConflictDoUpdate({
      target: [importRows.importUuid, importRows.number],
      set: {
        state: planned('state'),
        decision: planned('decision'),
        isLeftOut: planned('is_left_out'),
        sealedContent: planned('sealed_content'),
        targetUuid: planned('target_uuid'),
        targetVersion: planned('target_version'),
      },
    })
}

/** Deletes rows that the file no longer has, because it is read in another way. */
export const deleteRows = async (tx: Transaction, importUuid: string, numbers: readonly number[]): Promise<void> => {
  if (numbers.length === 0) return
  await tx
    .delete(importRows)
    .where(and(eq(importRows.importUuid, importUuid), inArray(importRows.number, [...numbers])))
}
