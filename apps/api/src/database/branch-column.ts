import { uuid } from 'drizzle-orm/pg-core'

import { branches } from './schema/center.ts'

/** The tenant of a row; row-level security reads this column. */
export const branchUuid = () =>
  uuid('branch_uuid')
    .notNull()
    .references(() => branches.uuid)
