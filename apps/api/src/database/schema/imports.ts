import type { KnownDecision } from '@repo/domain/imports/field-changes'
import type {
  ImportKind,
  ImportSettings,
  ImportState,
  KeptReason,
  RowOutcome,
  RowState,
} from '@repo/domain/imports/import'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'

import { bytes, id, instant, version } from '../column-types.ts'
import { branchUuid } from './center.ts'
import { administrators } from './staff.ts'
import { trainingTypes } from './training-types.ts'

/** Deleted with its rows a day after its last step. */
export const imports = pgTable(
  'imports',
  {
    uuid: id(),
    branchUuid: branchUuid(),
    administratorUuid: uuid('administrator_uuid').references(() => administrators.uuid, { onDelete: 'set null' }),
    kind: text('kind').$type<ImportKind>().notNull(),
    state: text('state').$type<ImportState>().notNull(),
    fileName: text('file_name').notNull(),
    /** Encrypts the file and the rows, and is itself encrypted with the installation's key. */
    sealedKey: text('sealed_key').notNull(),
    /** Sheets, headers, samples, and guesses. */
    sealedFacts: text('sealed_facts'),
    settings: jsonb('settings').$type<ImportSettings>().notNull(),
    /** Of trainings. */
    trainingTypeUuid: uuid('training_type_uuid').references(() => trainingTypes.uuid, { onDelete: 'cascade' }),
    /** New members without each field, as planned. */
    missing: jsonb('missing').$type<Readonly<Record<string, number>>>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Of the last plan, run, or undo. */
    changedAt: instant('changed_at').notNull(),
    doneAt: instant('done_at'),
    /** Counts plans and edits, so that a plan made of older rows is not stored. */
    version: version(),
  },
  (table) => [index('imports_branch').on(table.branchUuid, table.createdAt), index('imports_state').on(table.state)],
)

/** The compressed file, to read it again as confirmed, in parts that a statement writes in a few ms. */
export const importParts = pgTable(
  'import_parts',
  {
    importUuid: uuid('import_uuid')
      .notNull()
      .references(() => imports.uuid, { onDelete: 'cascade' }),
    branchUuid: branchUuid(),
    position: integer('position').notNull(),
    sealedContent: bytes('sealed_content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importUuid, table.position] })],
)

export const importRows = pgTable(
  'import_rows',
  {
    importUuid: uuid('import_uuid')
      .notNull()
      .references(() => imports.uuid, { onDelete: 'cascade' }),
    branchUuid: branchUuid(),
    /** As a spreadsheet shows it, from 1. */
    number: integer('number').notNull(),
    state: text('state').$type<RowState>().notNull(),
    decision: text('decision').$type<KnownDecision | 'force'>(),
    isLeftOut: boolean('is_left_out').notNull().default(false),
    /** Cells, edits, and the plan; for a training, its heart rates too. */
    sealedContent: text('sealed_content').notNull(),
    /** The known member or sensor, then the created one, or the training. */
    targetUuid: uuid('target_uuid'),
    /** Of the target when it was planned, then when it was written. */
    targetVersion: integer('target_version'),
    /** Null until the run wrote the row. */
    outcome: text('outcome').$type<RowOutcome>(),
    /** What the run replaced, for the undo. */
    sealedBefore: text('sealed_before'),
    /** Why the undo kept it. */
    keptReason: text('kept_reason').$type<KeptReason>(),
  },
  (table) => [
    primaryKey({ columns: [table.importUuid, table.number] }),
    index('import_rows_state').on(table.importUuid, table.state, table.number),
    index('import_rows_target').on(table.branchUuid, table.targetUuid),
  ],
)
