import { bigint, foreignKey, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant } from '../columns.ts'
import { medal } from '../medal-column.ts'
import { challengeRooms } from './challenge-rooms.ts'
import { challengeTeams } from './challenge-teams.ts'
import { challenges } from './challenges.ts'
import { members } from './members.ts'

const sum = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/**
 * A member in a challenge, with what their trainings in its time come to; triggers keep the sums whatever is stored,
 * changed or taken out. In a room's challenge there is one row for each room a member has trained in.
 */
export const challengeParticipants = pgTable(
  'challenge_participants',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    challengeUuid: uuid('challenge_uuid')
      .notNull()
      .references(() => challenges.uuid, { onDelete: 'cascade' }),
    memberUuid: uuid('member_uuid')
      .notNull()
      .references(() => members.uuid, { onDelete: 'cascade' }),
    teamUuid: uuid('team_uuid').references(() => challengeTeams.uuid, { onDelete: 'set null' }),
    roomUuid: uuid('room_uuid'),
    /** The challenge's, so that a training finds those it counts for and passes by those that are over. */
    startAt: instant('start_at').notNull(),
    finishAt: instant('finish_at').notNull(),
    /** When the member was taken out; the row stays, so that the next training does not bring them back. */
    leftAt: instant('left_at'),
    trainings: integer('trainings').notNull().default(0),
    seconds: sum('seconds'),
    /** In zones 4 and 5. */
    intenseSeconds: sum('intense_seconds'),
    steps: sum('steps'),
    /** In millionths, as whole numbers: what a training adds it takes away again to the last digit. */
    calories: sum('calories'),
    /** RookPoints, in millionths. */
    points: sum('points'),
    medal: medal(),
  },
  (table) => [
    unique('challenge_participants_member')
      .on(table.challengeUuid, table.memberUuid, table.roomUuid)
      .nullsNotDistinct(),
    foreignKey({
      name: 'challenge_participants_room',
      columns: [table.challengeUuid, table.roomUuid],
      foreignColumns: [challengeRooms.challengeUuid, challengeRooms.roomUuid],
    }).onDelete('cascade'),
    index('challenge_participants_open').on(table.memberUuid, table.finishAt),
    index('challenge_participants_team').on(table.teamUuid),
  ],
)
