import type { NumberedRow } from '@repo/domain/imports/file-facts'
import type { ImportSettings } from '@repo/domain/imports/import'
import type { FileMemberField } from '@repo/domain/imports/member-row'
import { and, eq } from 'drizzle-orm'

import type { BranchDatabase } from '../../../database/branch-database.ts'
import type { Transaction } from '../../../database/database.ts'
import { imports } from '../../../database/schema/imports.ts'
import { incremented } from '../../../http/change-seen.ts'
import type { Context } from '../../../lib/context.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { centerToday } from '../../../lists/date-filters.ts'
import { type OpenImport, openImport } from '../import-store.ts'
import { batchesOf, inTurns } from './in-turns.ts'
import { planMembers } from './plan-members.ts'
import type { InputRow, RowResult } from './plan-rows.ts'
import { planSensors } from './plan-sensors.ts'
import { deleteRows, type NewRow, openRows, sealRows, writeRows } from './stored-rows.ts'

const ROWS_AT_ONCE = 100

/** Fields that the preview counts where they aren't given. */
const COUNTED: readonly FileMemberField[] = ['lastName1', 'birthday', 'sex', 'weight', 'height', 'restingHeartRate']

/** New members without each field. */
export const missingIn = (results: readonly RowResult[]): Readonly<Record<string, number>> => {
  const missing: Record<string, number> = {}
  for (const { state, plan } of results) {
    if (state !== 'new' || plan?.kind !== 'member') continue
    for (const field of COUNTED) if (plan.member[field] === null) missing[field] = (missing[field] ?? 0) + 1
  }
  return missing
}

interface PlanAll {
  readonly open: OpenImport
  readonly settings: ImportSettings
  readonly rows: readonly InputRow[]
}

type Needed = Pick<Context, 'clock' | 'encryption'>

/** What the import would do with each row. */
export const planAll = async (
  { clock }: Pick<Context, 'clock'>,
  branch: BranchDatabase,
  { open, settings, rows }: PlanAll,
): Promise<readonly NewRow[]> => {
  const today = await branch.read((tx) => centerToday(tx, clock.now()))
  const plan = open.row.kind === 'sensors' ? planSensors : planMembers
  const results = await plan({ branch, settings, today, rows })
  return rows.flatMap((input, index) => {
    const result = results[index]
    return result === undefined ? [] : [{ input, result }]
  })
}

/** Begins another plan, so that one that is still being written stops. Returns the import with its new version. */
export const beginPlan = async (
  context: Needed,
  tx: Transaction,
  { uuid, change }: { readonly uuid: string; readonly change: Partial<typeof imports.$inferInsert> },
): Promise<OpenImport> => {
  const { row } = await openImport(context, tx, uuid, { isLocked: true })
  if (row.kind === 'trainings' || !['columns', 'preview'].includes(row.state)) throw new Refusal('import-state')
  const changedAt = new Date(context.clock.now())
  await tx
    .update(imports)
    .set({ ...change, state: 'columns', changedAt, version: incremented(imports.version) })
    .where(eq(imports.uuid, uuid))
  return openImport(context, tx, uuid)
}

/** Refuses to go on with a plan that another one replaced. */
const refuseReplaced = async (
  tx: Transaction,
  { row: { uuid, version } }: OpenImport,
  change: Partial<typeof imports.$inferInsert>,
): Promise<void> => {
  const isCurrent = and(eq(imports.uuid, uuid), eq(imports.version, version), eq(imports.state, 'columns'))
  const current = await tx.update(imports).set(change).where(isCurrent).returning({ uuid: imports.uuid })
  if (current.length === 0) throw new Refusal('import-state')
}

interface Plan {
  /** As {@link beginPlan} returned it. */
  readonly open: OpenImport
  readonly chunks: readonly string[]
}

interface FileRows {
  /** With edits and decisions of an earlier plan. */
  readonly inputs: readonly InputRow[]
  /** Numbers of an earlier plan's rows that aren't read any more. */
  readonly gone: readonly number[]
}

const rowsIn = async (branch: BranchDatabase, { open, chunks }: Plan): Promise<FileRows> => {
  const before = new Map((await openRows(branch, open)).map((one) => [one.row.number, one]))
  const inputs: InputRow[] = []
  for (const chunk of chunks) {
    const rows = JSON.parse(chunk) as readonly NumberedRow[]
    const read = await inTurns(rows, ({ number, cells: raw }): InputRow => {
      const { row, content } = before.get(number) ?? {}
      before.delete(number)
      const { decision = null, isLeftOut = false } = row ?? {}
      return { number, raw, edits: content?.edits ?? {}, decision, isLeftOut }
    })
    inputs.push(...read)
  }
  return { inputs, gone: [...before.keys()] }
}

/** Plans the rows of a file and stores them in small transactions, so that classes go on meanwhile. */
export const planImport = async (context: Needed, branch: BranchDatabase, plan: Plan): Promise<void> => {
  const { open } = plan
  const { uuid, settings } = open.row
  const { inputs, gone } = await rowsIn(branch, plan)
  const rows = await planAll(context, branch, { open, settings, rows: inputs })
  for (const batch of batchesOf(rows, ROWS_AT_ONCE)) {
    const sealed = await sealRows(open, batch)
    await branch.run(async (tx) => {
      await refuseReplaced(tx, open, { changedAt: new Date(context.clock.now()) })
      await writeRows(tx, sealed)
    })
  }
  const missing = missingIn(rows.map(({ result }) => result))
  await branch.run(async (tx) => {
    await refuseReplaced(tx, open, { state: 'preview', missing, changedAt: new Date(context.clock.now()) })
    await deleteRows(tx, uuid, gone)
  })
}
