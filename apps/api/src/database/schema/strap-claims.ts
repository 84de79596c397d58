import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { id, instant } from '../column-types.ts'
import { branchUuid } from './center.ts'
import { participations } from './classes.ts'

/** For whom a strap counts that isn't the member's own sensor, one row for each radio, in one class. */
export const strapClaims = pgTable(
  'strap_claims',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    participationUuid: uuid('participation_uuid')
      .notNull()
      .references(() => participations.uuid, { onDelete: 'cascade' }),
    /** As in `strap_addresses`. */
    address: text('address').notNull(),
    fromAt: instant('from_at').notNull(),
    /** Null while it counts. */
    toAt: instant('to_at'),
  },
  (table) => [
    index('strap_claims_participation').on(table.participationUuid),
    index('strap_claims_address').on(table.branchUuid, table.address),
  ],
)
