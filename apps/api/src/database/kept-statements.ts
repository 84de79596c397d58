import { createLatest, type Latest } from '../lib/latest.ts'
import type { Transaction } from './database.ts'

/** Of each kind and reader. */
const MOST_KEPT = 50

type Values = Readonly<Record<string, unknown>>

interface Prepared<Rows> {
  readonly execute: (values?: Record<string, unknown>) => Promise<Rows>
}

/** A statement that drizzle puts together; asked for right away, or with values in its placeholders. */
export interface Statement<Rows> extends PromiseLike<Rows> {
  readonly prepare: (name: string) => Prepared<Rows>
}

/**
 * Asks for statements that differ in their values, and else in a shape of which there are few: each reader of a branch
 * puts one together once, which takes as long as many a database needs for its answer.
 */
export const keptStatements = <Shape, Rows>(make: (tx: Transaction, shape: Shape) => Statement<Rows>) => {
  const keptBy = new WeakMap<Transaction, Latest<Prepared<Rows>>>()
  return (tx: Transaction, shape: Shape, values: Values = {}): Promise<Rows> => {
    const kept = keptBy.get(tx) ?? createLatest<Prepared<Rows>>(MOST_KEPT)
    keptBy.set(tx, kept)
    const key = JSON.stringify(shape)
    // whoever keeps them gives them names, where a database wants any
    const statement = kept.get(key) ?? make(tx, shape).prepare('')
    kept.set(key, statement)
    return statement.execute(values)
  }
}

/** The same for one whose shape is always the same. */
export const keptStatement = <Rows>(make: (tx: Transaction) => Statement<Rows>) => {
  const ask = keptStatements<null, Rows>(make)
  return (tx: Transaction, values: Values): Promise<Rows> => ask(tx, null, values)
}
