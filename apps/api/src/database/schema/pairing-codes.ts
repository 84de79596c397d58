import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { instant } from '../columns.ts'
import { displays } from './displays.ts'

/** A code a wall shows until a coach enters it; the wall then collects its token with the secret. */
export const pairingCodes = pgTable(
  'pairing_codes',
  {
    secretHash: text('secret_hash').primaryKey(),
    branchUuid: branchUuid(),
    code: text('code').notNull(),
    expiresAt: instant('expires_at').notNull(),
    displayUuid: uuid('display_uuid').references(() => displays.uuid, { onDelete: 'cascade' }),
  },
  (table) => [uniqueIndex('pairing_codes_code').on(table.branchUuid, table.code)],
)
