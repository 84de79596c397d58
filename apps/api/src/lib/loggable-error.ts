import { DrizzleQueryError } from 'drizzle-orm'

const SQL_STATE = /^[0-9A-Z]{5}$/

interface Coded {
  readonly name?: string
  readonly code?: string
  readonly constraint?: string
}

/**
 * What may be logged of an error. Of one that has to do with the database neither the message nor the parameters,
 * which hold personal data and secrets: the statement, and the code of what went wrong.
 */
export const loggableError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, code, constraint } = (error.cause ?? error) as Coded
  if (error instanceof DrizzleQueryError) return { name, code, constraint, statement: error.query }
  if (code !== undefined && SQL_STATE.test(code)) return { name, code, constraint }
  return { name: error.name, message: error.message, stack: error.stack }
}
