import type { StepKind } from '@repo/domain/trainings/training-type'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { id, instant, version } from '../column-types.ts'
import { branchUuid } from './center.ts'

/**
 * What trainings come to together. Calories and points are kept in millionths: whole numbers, so that a training taken
 * out again leaves what was there before.
 */
export const trainingSums = () => ({
  trainings: integer('trainings').notNull(),
  seconds: bigint('seconds', { mode: 'number' }).notNull(),
  /** Trainings of which calories are known. */
  withCalories: integer('with_calories').notNull(),
  calories: bigint('calories', { mode: 'bigint' }).notNull(),
  points: bigint('points', { mode: 'bigint' }).notNull(),
})

/** A center's kinds of training, each with its name in both languages. */
export const trainingTypes = pgTable(
  'training_types',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    nameEn: text('name_en').notNull(),
    nameEs: text('name_es').notNull(),
    stepKind: text('step_kind').$type<StepKind>(),
    position: integer('position').notNull(),
    /** When it was last offered; trainings done in it keep it. */
    retiredAt: instant('retired_at'),
    version: version(),
  },
  (table) => [index('training_types_branch').on(table.branchUuid, table.position)],
)
