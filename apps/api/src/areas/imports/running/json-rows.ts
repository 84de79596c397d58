import { type SQL, sql } from 'drizzle-orm'

/** `jsonb` refuses halves of a surrogate pair, which text columns store as U+FFFD. */
const wellFormed = (_: string, value: unknown): unknown => (typeof value === 'string' ? value.toWellFormed() : value)

/**
 * Rows as one parameter, for `from jsonRows as r (columns)`: binding each value of 200 rows would block the event loop.
 */
export const jsonRows = (rows: readonly object[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows, wellFormed)}::jsonb)`
