import type { StepKind } from '@repo/domain/trainings/training-type'
import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { id, instant, version } from '../column-types.ts'
import { branchUuid } from './center.ts'

/** Calories and points are integer millionths, so that removing a training restores the exact sum. */
export const trainingSums = () => ({
  trainings: integer('trainings').notNull(),
  seconds: bigint('seconds', { mode: 'number' }).notNull(),
  /** Number of trainings with known calories. */
  withCalories: integer('with_calories').notNull(),
  calories: bigint('calories', { mode: 'bigint' }).notNull(),
  points: bigint('points', { mode: 'bigint' }).notNull(),
})

export const trainingTypes = pgTable(
  'training_types',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    nameEn: text('name_en').notNull(),
    nameEs: text('name_es').notNull(),
    stepKind: text('step_kind').$type<StepKind>(),
    position: integer('position').notNull(),
    retiredAt: instant('retired_at'),
    version: version(),
  },
  (table) => [index('training_types_branch').on(table.branchUuid, table.position)],
)
