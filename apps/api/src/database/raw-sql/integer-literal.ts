import { sql, type SQL } from 'drizzle-orm'

/**
 * A whole number as part of the statement's text, where a parameter would make the planner guess.
 * Safe because nothing but a safe integer gets through.
 */
export const integerLiteral = (value: number): SQL => {
  if (!Number.isSafeInteger(value)) throw new Error('not a whole number')
  return sql.raw(String(value))
}
