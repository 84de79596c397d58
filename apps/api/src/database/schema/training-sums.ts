import { bigint, integer } from 'drizzle-orm/pg-core'

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
