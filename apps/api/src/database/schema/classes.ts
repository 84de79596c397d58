import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant } from '../columns.ts'
import { remoteState } from '../remote-state-column.ts'
import { administrators } from './administrators.ts'
import { rooms } from './rooms.ts'
import { trainingTypes } from './training-types.ts'

/** A class in a room. `startAt` is after the delay; `finishAt` is the truth about its end. */
export const classes = pgTable(
  'classes',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    roomUuid: uuid('room_uuid')
      .notNull()
      .references(() => rooms.uuid),
    trainingTypeUuid: uuid('training_type_uuid')
      .notNull()
      .references(() => trainingTypes.uuid),
    createdBy: uuid('created_by').references(() => administrators.uuid, { onDelete: 'set null' }),
    channel: text('channel').notNull(),
    capacity: integer('capacity').notNull(),
    durationMinutes: integer('duration_minutes').notNull(),
    delayMinutes: integer('delay_minutes').notNull(),
    dataOrder: text('data_order').notNull(),
    isStreaming: boolean('is_streaming').notNull().default(false),
    remoteState: remoteState('remote_state').notNull(),
    configuredAt: instant('configured_at').notNull(),
    startAt: instant('start_at').notNull(),
    finishAt: instant('finish_at').notNull(),
    endedAt: instant('ended_at'),
    /** How often a server of several has taken the class up; only the last one writes for it. */
    epoch: integer('epoch').notNull().default(0),
  },
  (table) => [
    index('classes_branch').on(table.branchUuid, table.startAt),
    index('classes_room').on(table.roomUuid, table.configuredAt),
    uniqueIndex('classes_one_running')
      .on(table.roomUuid)
      // the number of a running class: an index is told no parameter
      .where(sql`${table.remoteState} = 2`),
  ],
)
