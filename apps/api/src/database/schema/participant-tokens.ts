import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { instant } from '../columns.ts'
import { participations } from './participations.ts'

/** What a phone proves its participation with. One phone at a time: a join ends the tokens that were handed out before. */
export const participantTokens = pgTable(
  'participant_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    branchUuid: branchUuid(),
    participationUuid: uuid('participation_uuid')
      .notNull()
      .references(() => participations.uuid, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    /** The phone, where it says which one it is. */
    phoneHash: text('phone_hash'),
    /** Whether the phone showed the member's sign-in code: a pseudonym proves little. */
    byCode: boolean('by_code').notNull().default(false),
    /** When another phone went on in its place. */
    endedAt: instant('ended_at'),
  },
  (table) => [index('participant_tokens_participation').on(table.participationUuid)],
)
