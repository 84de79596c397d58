import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { instant } from '../columns.ts'
import { participations } from './participations.ts'

/** What a phone proves its participation with; each join hands out a new one, earlier ones stay good. */
export const participantTokens = pgTable(
  'participant_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    branchUuid: branchUuid(),
    participationUuid: uuid('participation_uuid')
      .notNull()
      .references(() => participations.uuid, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('participant_tokens_participation').on(table.participationUuid)],
)
