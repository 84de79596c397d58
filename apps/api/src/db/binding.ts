import { sql, type SQL } from 'drizzle-orm'

const READ_ONLY = `set_config('transaction_read_only', 'on', true)`

/** Binds a transaction to a branch. Whoever changes this changes what no other branch may see. */
export const binding = (branchUuid: string): SQL =>
  sql`select set_config('role', branch_role(), true), set_config('app.branch', ${branchUuid}, true)`

/** The same, and nothing can be changed in it. */
export const bindingToRead = (branchUuid: string): SQL => sql`${binding(branchUuid)}, ${sql.raw(READ_ONLY)}`

/** Whether a statement only binds what comes behind it in its transaction. */
export const isBinding = (text: string): boolean => text.startsWith(`select set_config('role', `)

/** Whether it binds what only reads. */
export const isBindingToRead = (text: string): boolean => isBinding(text) && text.endsWith(READ_ONLY)
