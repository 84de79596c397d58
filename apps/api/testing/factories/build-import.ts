import { randomUUID } from 'node:crypto'

import { factsOf, rowsBelow, type TableKind } from '@repo/domain/imports/file-facts'
import { PLAIN_SETTINGS } from '@repo/domain/imports/file-settings'
import type { ImportSettings } from '@repo/domain/imports/import'
import { readTable } from '@repo/tables/read-table'

import { newSealedKey } from '../../src/areas/imports/import-store.ts'
import { createImport } from '../../src/areas/imports/planning/create-import.ts'
import { beginPlan, planImport } from '../../src/areas/imports/planning/plan-import.ts'
import { branchDatabase } from '../../src/database/branch-database.ts'
import { imports } from '../../src/database/schema/imports.ts'
import type { Context } from '../../src/lib/context.ts'

interface Built {
  readonly branchUuid: string
  readonly adminUuid: string
}

interface FileImport extends Built {
  readonly csv: string
  readonly kind?: TableKind
  readonly today?: string
  /** Instead of the guesses. */
  readonly settings?: Partial<ImportSettings>
}

export const SOME_MEMBERS = 'Email,First name,Last name\r\nana@gym.example,Ana,López\r\n'

/** Whose columns wait for a confirmation. */
const buildFileImport = (context: Context, { branchUuid, adminUuid, ...file }: FileImport): Promise<string> => {
  const { csv, kind = 'members', today = '2026-11-29' } = file
  const bytes = Buffer.from(csv)
  const facts = factsOf({ kind, ...readTable(bytes), chosen: null, today })
  return branchDatabase(context.db, branchUuid).run((tx) =>
    createImport(context, tx, { kind, fileName: 'members.csv', bytes, facts, adminUuid }),
  )
}

/** Whose rows are planned as its columns were guessed. */
export const buildPlannedImport = async (context: Context, file: FileImport): Promise<string> => {
  const uuid = await buildFileImport(context, file)
  const branch = branchDatabase(context.db, file.branchUuid)
  const open = await branch.run(async (tx) => {
    const { row } = await beginPlan(context, tx, { uuid, change: {} })
    return beginPlan(context, tx, { uuid, change: { settings: { ...row.settings, ...file.settings } } })
  })
  const [sheet] = readTable(Buffer.from(file.csv)).sheets
  const rows = rowsBelow(sheet?.rows ?? [], open.row.settings.headerRow)
  await planImport(context, branch, { open, chunks: [JSON.stringify(rows)] })
  return uuid
}

type Row = Partial<typeof imports.$inferInsert>

/** Without rows. */
export const buildEmptyImport = async (context: Context, { branchUuid, adminUuid }: Built, row: Row) => {
  const uuid = randomUUID()
  const at = new Date(context.clock.now())
  await context.db.insert(imports).values({
    uuid,
    branchUuid,
    administratorUuid: adminUuid,
    kind: 'members',
    state: 'preview',
    fileName: 'members.csv',
    sealedKey: newSealedKey(context, uuid),
    settings: PLAIN_SETTINGS,
    missing: {},
    createdAt: at,
    changedAt: at,
    ...row,
  })
  return uuid
}
