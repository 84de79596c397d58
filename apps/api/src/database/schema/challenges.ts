import type { ChallengeKind, Compliance, Modality } from '@repo/domain/challenges/challenge'
import type { GoalType } from '@repo/domain/challenges/goal'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'

import { id, instant, medal, version } from '../column-types.ts'
import { branchUuid } from './center.ts'
import { members } from './members.ts'
import { rooms } from './rooms.ts'

/** A challenge: who takes part, by what, and from when to when trainings count. */
export const challenges = pgTable(
  'challenges',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    name: text('name').notNull(),
    description: text('description'),
    kind: text('kind').$type<ChallengeKind>().notNull(),
    modality: text('modality').$type<Modality>().notNull(),
    compliance: text('compliance').$type<Compliance>().notNull(),
    startAt: instant('start_at').notNull(),
    finishAt: instant('finish_at').notNull(),
    createdAt: instant('created_at').notNull(),
    version: version(),
    /** Who takes part; in a room's challenge whoever trains in two rooms does so in each. Kept by a trigger. */
    participants: integer('participants').notNull().default(0),
    /** When its medals were given; from then on they stay as they are. */
    awardedAt: instant('awarded_at'),
    /** When everybody had the result; null while the work at the end is still to be done. */
    settledAt: instant('settled_at'),
  },
  (table) => [
    uniqueIndex('challenges_by_created').on(table.branchUuid, table.createdAt, table.uuid),
    index('challenges_by_start').on(table.branchUuid, table.startAt),
    index('challenges_unsettled')
      .on(table.finishAt)
      .where(sql`${table.settledAt} is null`),
  ],
)

/** What is to be reached in a challenge, and the points for it. What anybody has reached is read off their sums. */
export const challengeGoals = pgTable(
  'challenge_goals',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    challengeUuid: uuid('challenge_uuid')
      .notNull()
      .references(() => challenges.uuid, { onDelete: 'cascade' }),
    type: text('type').$type<GoalType>().notNull(),
    target: integer('target').notNull(),
    points: integer('points').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: instant('created_at').notNull(),
    version: version(),
  },
  (table) => [uniqueIndex('challenge_goals_target').on(table.challengeUuid, table.type, table.target)],
)

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

/** A room in a challenge, for what is trained in it while the challenge lasts. */
export const challengeRooms = pgTable(
  'challenge_rooms',
  {
    branchUuid: branchUuid(),
    challengeUuid: uuid('challenge_uuid')
      .notNull()
      .references(() => challenges.uuid, { onDelete: 'cascade' }),
    roomUuid: uuid('room_uuid')
      .notNull()
      .references(() => rooms.uuid),
    /** The challenge's, so that a training finds those it counts for and passes by those that are over. */
    startAt: instant('start_at').notNull(),
    finishAt: instant('finish_at').notNull(),
    /** Kept by a trigger. */
    members: integer('members').notNull().default(0),
    medal: medal(),
  },
  (table) => [
    primaryKey({ columns: [table.challengeUuid, table.roomUuid] }),
    index('challenge_rooms_open').on(table.roomUuid, table.finishAt),
  ],
)

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

/** A participant's result of a challenge. It remains when the member leaves, without a name after an erasure. */
export const challengeResults = pgTable(
  'challenge_results',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    challengeUuid: uuid('challenge_uuid')
      .notNull()
      .references(() => challenges.uuid, { onDelete: 'cascade' }),
    memberUuid: uuid('member_uuid').references(() => members.uuid, { onDelete: 'set null' }),
    /** Of the team or the room, where those compete: its name then. */
    groupName: text('group_name'),
    points: integer('points').notNull(),
    goalsReached: integer('goals_reached').notNull(),
    goals: integer('goals').notNull(),
    /** From 1 on, among all who compete. */
    place: integer('place').notNull(),
    competitors: integer('competitors').notNull(),
    medal: medal(),
    at: instant('at').notNull(),
  },
  (table) => [
    uniqueIndex('challenge_results_member').on(table.challengeUuid, table.memberUuid),
    index('challenge_results_of').on(table.memberUuid, table.at),
  ],
)
