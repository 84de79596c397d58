import type { ListCriteria } from '@repo/domain/lists/list'

import type { BranchDatabase } from '../database/branch-database.ts'
import type { Transaction } from '../database/database.ts'
import type { Anchors } from './keyset/keyset-index.ts'

export interface ListCall {
  readonly branch: BranchDatabase
  readonly anchors: Anchors
  readonly now: Date
}

export interface Slice {
  readonly offset: number
  readonly size: number
}

export interface IdPage {
  readonly uuids: readonly string[]
  readonly total: number
}

export interface ListSource<Row, C extends string, S extends string> {
  readonly page: (
    call: ListCall,
    ask: ListCriteria<C, S>,
    slice: Slice,
  ) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>
  readonly each: (call: ListCall, ask: ListCriteria<C, S>) => Promise<AsyncIterable<Row>>
}

export type RowsById<Row> = (tx: Transaction, uuids: readonly string[], now: Date) => Promise<readonly Row[]>
