import type { ListOrder } from '@repo/domain/list'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

import type { Transaction } from '../database/database.ts'
import { keptStatements, type Statement } from '../database/kept-statements.ts'
import type { Slice } from './list-source.ts'
import { pickedPage, type Picked } from './picked.ts'

interface Counted {
  /** How many rows there are in all. */
  readonly total: number
}

interface WholeParts<S extends string, Stored extends Counted> {
  readonly id: PgColumn
  readonly keys: Readonly<Record<S, SQL>>
  readonly rows: (tx: Transaction, picked: Picked) => Statement<Stored[]>
}

/** Reads a page of a whole list, each row with how many there are. */
export type WholePage<Stored extends Counted, S extends string> = (
  tx: Transaction,
  order: ListOrder<S>,
  slice: Slice,
  now: Date,
) => Promise<readonly Stored[]>

/** Pages of a whole list that are read in one statement. */
export const wholePages = <S extends string, Stored extends Counted>({
  id,
  keys,
  rows,
}: WholeParts<S, Stored>): WholePage<Stored, S> => {
  const read = keptStatements((tx, { sort, direction, offset, size }: ListOrder<S> & Slice) =>
    rows(tx, pickedPage({ id, key: keys[sort], backwards: direction === 'desc', skip: offset, size })),
  )
  return (tx, { sort, direction }, { offset, size }) => read(tx, { sort, direction, offset, size })
}
