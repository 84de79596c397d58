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
    /** Counters in this file are maintained by triggers. In a room challenge, a member counts once per room. */
    participants: integer('participants').notNull().default(0),
    awardedAt: instant('awarded_at'),
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

export const challengeTeams = pgTable(
  'challenge_teams',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    challengeUuid: uuid('challenge_uuid')
      .notNull()
      .references(() => challenges.uuid, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    members: integer('members').notNull().default(0),
    medal: medal(),
  },
  (table) => [uniqueIndex('challenge_teams_name').on(table.challengeUuid, table.name)],
)

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
    startAt: instant('start_at').notNull(),
    finishAt: instant('finish_at').notNull(),
    members: integer('members').notNull().default(0),
    medal: medal(),
  },
  (table) => [
    primaryKey({ columns: [table.challengeUuid, table.roomUuid] }),
    index('challenge_rooms_open').on(table.roomUuid, table.finishAt),
  ],
)

const sum = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

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
    /** Copied from the challenge to find current ones by index. */
    startAt: instant('start_at').notNull(),
    finishAt: instant('finish_at').notNull(),
    /** The row stays, so that the next training doesn't add the member again. */
    leftAt: instant('left_at'),
    trainings: integer('trainings').notNull().default(0),
    seconds: sum('seconds'),
    intenseSeconds: sum('intense_seconds'),
    steps: sum('steps'),
    /** In integer millionths, so that removing a training restores the exact sum. */
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

/** Remains when the member leaves; an erasure removes the name. */
export const challengeResults = pgTable(
  'challenge_results',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    challengeUuid: uuid('challenge_uuid')
      .notNull()
      .references(() => challenges.uuid, { onDelete: 'cascade' }),
    memberUuid: uuid('member_uuid').references(() => members.uuid, { onDelete: 'set null' }),
    groupName: text('group_name'),
    points: integer('points').notNull(),
    goalsReached: integer('goals_reached').notNull(),
    goals: integer('goals').notNull(),
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
