import { sql, type SQL } from 'drizzle-orm'

/** Inlines a number where a parameter would mislead the planner. Safe because only safe integers pass. */
export const integerLiteral = (value: number): SQL => {
  if (!Number.isSafeInteger(value)) throw new Error('not a whole number')
  return sql.raw(String(value))
}
