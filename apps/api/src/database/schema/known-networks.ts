import { pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { instant } from '../columns.ts'
import { administrators } from './administrators.ts'

/** A network that an account has signed in from. The address is stored as an HMAC only. */
export const knownNetworks = pgTable(
  'known_networks',
  {
    administratorUuid: uuid('administrator_uuid')
      .notNull()
      .references(() => administrators.uuid, { onDelete: 'cascade' }),
    branchUuid: branchUuid(),
    networkHash: text('network_hash').notNull(),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.administratorUuid, table.networkHash] })],
)
