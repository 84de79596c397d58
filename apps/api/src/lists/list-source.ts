import type { ListCriteria } from '@repo/domain/lists/list'

import type { BranchDatabase } from '../database/branch-database.ts'
import type { Transaction } from '../database/database.ts'
import type { Anchors } from './keyset/keyset-index.ts'

/** For whom a list is read, and when. */
export interface ListCall {
  readonly branch: BranchDatabase
  readonly anchors: Anchors
  readonly now: Date
}

/** Which rows of a list make up a page. */
export interface Slice {
  readonly offset: number
  readonly size: number
}

/** The ids of one page, in order, and how many rows the list has. */
export interface IdPage {
  readonly uuids: readonly string[]
  readonly total: number
}

/** Where the rows of a list come from. */
export interface ListSource<Row, C extends string, S extends string> {
  readonly page: (
    call: ListCall,
    ask: ListCriteria<C, S>,
    slice: Slice,
  ) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>
  /** All rows, one by one; resolves once the first is read. */
  readonly each: (call: ListCall, ask: ListCriteria<C, S>) => Promise<AsyncIterable<Row>>
}

/** Reads the rows with some ids, in the order of the ids. */
export type RowsById<Row> = (tx: Transaction, uuids: readonly string[], now: Date) => Promise<readonly Row[]>
