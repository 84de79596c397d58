import { pgTable, text } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'

/** Host names under which a center's panel is opened. */
export const branchHosts = pgTable('branch_hosts', {
  host: text('host').primaryKey(),
  branchUuid: branchUuid(),
})
