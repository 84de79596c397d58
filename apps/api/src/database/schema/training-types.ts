import type { StepKind } from '@repo/domain/training-type'
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'

import { branchUuid } from '../branch-column.ts'
import { id, instant, version } from '../columns.ts'

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
