import { randomUUID } from 'node:crypto'

import { type ImportKind, type ImportSettings, ROW_STATES } from '@repo/domain/imports/import'
import { MEMBER_COLUMNS } from '@repo/domain/imports/member-columns'
import { SENSOR_COLUMNS } from '@repo/domain/imports/sensor-columns'

import { newSealedKey, openWith } from '../../src/areas/imports/import-store.ts'
import { planMembersOf } from '../../src/areas/imports/planning/plan-members.ts'
import { planSensorsOf } from '../../src/areas/imports/planning/plan-sensors.ts'
import { branchDatabase } from '../../src/database/branch-database.ts'
import { importRows, imports, type PlanCounts } from '../../src/database/schema/imports.ts'
import type { Context } from '../../src/lib/context.ts'

const SETTINGS: ImportSettings = {
  sheet: 0,
  headerRow: null,
  columns: {},
  dayOrder: 'ymd',
  weightUnit: 'kg',
  heightUnit: 'cm',
  sexOfM: 'male',
  nameLanguage: 'es',
  isShortName: false,
  decision: 'overwrite',
  sendsWelcomeMails: false,
}

const KINDS = {
  members: { columns: MEMBER_COLUMNS, plan: planMembersOf },
  sensors: { columns: SENSOR_COLUMNS, plan: planSensorsOf },
} as const

interface BuiltImport {
  readonly branchUuid: string
  readonly kind: Exclude<ImportKind, 'trainings'>
  /** Cells by column. */
  readonly rows: readonly Readonly<Partial<Record<string, string>>>[]
  readonly settings?: Partial<ImportSettings>
}

const ROWS_PER_INSERT = 200

/** In the state `preview`, as planned from a file. */
export const buildImport = async (
  context: Pick<Context, 'db' | 'encryption' | 'clock'>,
  { branchUuid, kind, rows, settings: chosen = {} }: BuiltImport,
) => {
  const { columns, plan } = KINDS[kind]
  const used = columns.filter((column) => rows.some((row) => column in row))
  const settings = { ...SETTINGS, columns: Object.fromEntries(used.map((column, at) => [column, at])), ...chosen }
  const raws = rows.map((row) => used.map((column) => row[column] ?? ''))
  const results = await plan({
    branch: branchDatabase(context.db, branchUuid),
    settings,
    today: '2026-03-01',
    rows: raws.map((raw, at) => ({ number: at + 1, raw, edits: {}, decision: null, isLeftOut: false })),
  })
  const states = Object.fromEntries(
    ROW_STATES.map((state) => [state, results.filter((row) => row.state === state).length]),
  ) as PlanCounts['states']
  const uuid = randomUUID()
  const at = new Date(context.clock.now())
  const [row] = await context.db
    .insert(imports)
    .values({
      uuid,
      branchUuid,
      kind,
      state: 'preview',
      fileName: `${kind}.csv`,
      sealedKey: newSealedKey(context, uuid),
      settings,
      counts: { states, missing: {} },
      createdAt: at,
      changedAt: at,
    })
    .returning()
  const open = row === undefined ? null : openWith(context, row)
  const stored = results.map(({ state, targetUuid, targetVersion, ...content }, place) => ({
    importUuid: uuid,
    branchUuid,
    number: place + 1,
    state,
    targetUuid,
    targetVersion,
    sealedContent: open?.seal({ ...content, raw: raws[place] ?? [], edits: {} }) ?? '',
  }))
  for (let from = 0; from < stored.length; from += ROWS_PER_INSERT) {
    await context.db.insert(importRows).values(stored.slice(from, from + ROWS_PER_INSERT))
  }
  return { uuid, results }
}
