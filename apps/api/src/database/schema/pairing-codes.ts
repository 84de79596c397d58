import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { instant } from '../column-types.ts'
import { branchUuid } from './center.ts'
import { daqKeys } from './daq-keys.ts'
import { displays } from './displays.ts'

export type PairingKind = 'display' | 'receiver'

/** A display or receiver trades the secret for its token once a coach has entered the code. */
export const pairingCodes = pgTable(
  'pairing_codes',
  {
    secretHash: text('secret_hash').primaryKey(),
    branchUuid: branchUuid(),
    kind: text('kind').$type<PairingKind>().notNull().default('display'),
    code: text('code').notNull(),
    expiresAt: instant('expires_at').notNull(),
    displayUuid: uuid('display_uuid').references(() => displays.uuid, { onDelete: 'cascade' }),
    daqKeyUuid: uuid('daq_key_uuid').references(() => daqKeys.uuid, { onDelete: 'cascade' }),
  },
  (table) => [uniqueIndex('pairing_codes_code').on(table.branchUuid, table.code)],
)
