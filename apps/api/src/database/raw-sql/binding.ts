import { sql, type SQL } from 'drizzle-orm'

/** A statement and what its parameters stand for. */
export interface Plain {
  readonly text: string
  readonly params: readonly unknown[]
}

const HEAD = `select set_config('role', branch_role(), true), set_config('app.branch', `
const TAIL = ', true)'
const READ_ONLY = `, set_config('transaction_read_only', 'on', true)`

/**
 * Binds a transaction to a branch: sets the role and the branch that every row-level policy reads. Security critical.
 * Safe because both raw parts are constants of this file; the branch is a parameter.
 */
export const binding = (branchUuid: string): SQL => sql`${sql.raw(HEAD)}${branchUuid}${sql.raw(TAIL)}`

/** The same for a transaction that only reads. Safe because the text has constants only; the branch is a parameter. */
export const bindingToRead = (branchUuid: string): Plain => ({
  text: `${HEAD}$1${TAIL}${READ_ONLY}`,
  params: [branchUuid],
})

/** Whether a statement only binds what comes behind it in its transaction. */
export const isBinding = (text: string): boolean => text.startsWith(HEAD)
