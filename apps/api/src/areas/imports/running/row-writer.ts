import type { KeptReason } from '@repo/domain/imports/import'

import type { Transaction } from '../../../database/database.ts'
import type { importRows, imports } from '../../../database/schema/imports.ts'
import type { RowContent } from '../import-store.ts'

type StoredRow = typeof importRows.$inferSelect

export interface RowToWrite extends Pick<StoredRow, 'number' | 'state' | 'decision' | 'targetUuid' | 'targetVersion'> {
  readonly content: RowContent
}

export interface WrittenRow {
  readonly number: number
  /** `moved`: changed by others since the preview, so nothing was written. */
  readonly outcome: 'created' | 'changed' | 'moved'
  readonly targetUuid: string | null
  readonly targetVersion: number | null
  /** What was replaced. Null if the row created its target. */
  readonly before: object | null
}

export interface RowToUndo {
  readonly number: number
  readonly targetUuid: string
  readonly targetVersion: number | null
  /** As the writer gave it. */
  readonly before: unknown
}

export interface UndoneRow {
  readonly number: number
  readonly outcome: 'removed' | 'restored' | 'kept'
  readonly keptReason: KeptReason | null
}

export interface Batch {
  readonly of: typeof imports.$inferSelect
  readonly now: number
}

/** Writes rows of one kind of import, and takes them back. */
export interface RowWriter {
  /** Rows in a transaction. */
  readonly size: number
  readonly write: (tx: Transaction, batch: Batch, rows: readonly RowToWrite[]) => Promise<readonly WrittenRow[]>
  readonly undo: (tx: Transaction, batch: Batch, rows: readonly RowToUndo[]) => Promise<readonly UndoneRow[]>
}

export const movedRow = ({ number, targetUuid, targetVersion }: RowToWrite): WrittenRow => ({
  number,
  outcome: 'moved',
  targetUuid,
  targetVersion,
  before: null,
})

export const keptRow = ({ number }: RowToUndo, keptReason: KeptReason): UndoneRow => ({
  number,
  outcome: 'kept',
  keptReason,
})
