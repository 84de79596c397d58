import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id } from '../columns.ts'
import { medal } from '../medal-column.ts'
import { challenges } from './challenges.ts'

/** A team of a challenge; teams are called by numbers. */
export const challengeTeams = pgTable(
  'challenge_teams',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    challengeUuid: uuid('challenge_uuid')
      .notNull()
      .references(() => challenges.uuid, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Kept by a trigger. */
    members: integer('members').notNull().default(0),
    medal: medal(),
  },
  (table) => [uniqueIndex('challenge_teams_name').on(table.challengeUuid, table.name)],
)
