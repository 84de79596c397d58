import { DrizzleQueryError } from 'drizzle-orm'

const SQL_STATE = /^[0-9A-Z]{5}$/

interface Coded {
  readonly name?: string
  readonly code?: string
  readonly constraint?: string
}

/** For database errors, only statement and code: message and parameters may contain personal data and secrets. */
export const loggableError = (error: unknown): Record<string, unknown> => {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, code, constraint } = (error.cause ?? error) as Coded
  if (error instanceof DrizzleQueryError) return { name, code, constraint, statement: error.query }
  if (code !== undefined && SQL_STATE.test(code)) return { name, code, constraint }
  return { name: error.name, message: error.message, stack: error.stack }
}
