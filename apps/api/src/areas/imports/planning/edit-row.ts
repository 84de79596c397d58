import type { ImportKind } from '@repo/domain/imports/import'
import type { MemberMatch } from '@repo/domain/imports/match-member'
import { MEMBER_FIELDS } from '@repo/domain/imports/member-row'
import { SENSOR_COLUMNS } from '@repo/domain/imports/sensor-columns'
import { and, eq, isNull } from 'drizzle-orm'

import type { BranchDatabase } from '../../../database/branch-database.ts'
import type { Transaction } from '../../../database/database.ts'
import { importRows, imports } from '../../../database/schema/imports.ts'
import { members } from '../../../database/schema/members.ts'
import { incremented } from '../../../http/change-seen.ts'
import type { Context } from '../../../lib/context.ts'
import { createKeyedQueue } from '../../../lib/keyed-queue.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { type OpenImport, openImport } from '../import-store.ts'
import { planTraining } from '../plan-training.ts'
import { inTurns } from './in-turns.ts'
import { missingIn, planAll } from './plan-import.ts'
import type { InputRow } from './plan-rows.ts'
import { contentOf, type NewRow, type OpenRow, openRows, sealRows, writeRows } from './stored-rows.ts'

export interface RowEdit {
  readonly uuid: string
  readonly number: number
  readonly cells?: Readonly<Record<string, string>> | undefined
  readonly isLeftOut?: boolean | undefined
  readonly decision?: InputRow['decision'] | undefined
}

type Needed = Pick<Context, 'clock' | 'encryption' | 'memberMatchers'>

/** On several servers; on one, edits wait for each other. */
const ATTEMPTS = 5

const oneAfterAnother = createKeyedQueue()

const FIELDS: Readonly<Record<ImportKind, readonly string[]>> = {
  members: MEMBER_FIELDS,
  sensors: SENSOR_COLUMNS,
  trainings: ['email'],
}

const knownCells = (kind: ImportKind, { cells = {} }: RowEdit): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(cells).filter(([field]) => FIELDS[kind].includes(field)))

const editsOf = (kind: ImportKind, { row, content }: OpenRow, edit: RowEdit): InputRow => {
  const { raw, edits } = content
  const { number, isLeftOut, decision } = edit
  if (row.number !== number) return { number: row.number, raw, edits, decision: row.decision, isLeftOut: row.isLeftOut }
  return {
    number,
    raw,
    edits: { ...edits, ...knownCells(kind, edit) },
    decision: decision === undefined ? row.decision : decision,
    isLeftOut: isLeftOut ?? row.isLeftOut,
  }
}

const isChanged = ({ row, content }: OpenRow, next: NewRow): boolean =>
  row.state !== next.result.state ||
  row.targetUuid !== next.result.targetUuid ||
  row.targetVersion !== next.result.targetVersion ||
  row.decision !== next.input.decision ||
  row.isLeftOut !== next.input.isLeftOut ||
  JSON.stringify(content) !== JSON.stringify(contentOf(next))

/** False if the import changed since it was opened. */
const takeTurn = async (
  { clock }: Pick<Context, 'clock'>,
  tx: Transaction,
  { open: { row }, change }: { readonly open: OpenImport; readonly change: Partial<typeof imports.$inferInsert> },
): Promise<boolean> => {
  const isSame = and(eq(imports.uuid, row.uuid), eq(imports.version, row.version), eq(imports.state, 'preview'))
  const set = { ...change, changedAt: new Date(clock.now()), version: incremented(imports.version) }
  return (await tx.update(imports).set(set).where(isSame).returning({ uuid: imports.uuid })).length > 0
}

/** Plans all rows again, because an email or a pseudonym concerns others, and stores those that differ. */
const editTable = async (
  context: Needed,
  branch: BranchDatabase,
  { open, edit }: { readonly open: OpenImport; readonly edit: RowEdit },
): Promise<boolean> => {
  const stored = await openRows(branch, open)
  if (!stored.some(({ row }) => row.number === edit.number)) throw new Refusal('not-found')
  const rows = stored.map((one) => editsOf(open.row.kind, one, edit))
  const planned = await planAll(context, branch, { open, settings: open.row.settings, rows })
  const compared = planned.map((next, index) => ({ next, before: stored[index] }))
  const changed = await inTurns(compared, ({ next, before }) =>
    before !== undefined && isChanged(before, next) ? [next] : [],
  )
  const sealed = await sealRows(open, changed.flat())
  const missing = missingIn(planned.map(({ result }) => result))
  return branch.run(async (tx) => {
    if (!(await takeTurn(context, tx, { open, change: { missing } }))) return false
    await writeRows(tx, sealed)
    return true
  })
}

/** By the email that was entered, else as for a new file. */
const matchOf = async (
  { memberMatchers }: Needed,
  branch: BranchDatabase,
  { email, path }: { readonly email: string | undefined; readonly path: string },
): Promise<MemberMatch> => {
  if (email === undefined) return (await memberMatchers.of(branch))(path)
  const isLinked = and(eq(members.email, email.trim()), isNull(members.unlinkedAt))
  const [member] = await branch.read((tx) => tx.select({ uuid: members.uuid }).from(members).where(isLinked))
  return member ?? { fault: 'no-member' }
}

const editTraining = async (
  context: Needed,
  branch: BranchDatabase,
  { open, edit }: { readonly open: OpenImport; readonly edit: RowEdit },
): Promise<boolean> => {
  const isRow = and(eq(importRows.importUuid, edit.uuid), eq(importRows.number, edit.number))
  const [row] = await branch.read((tx) => tx.select().from(importRows).where(isRow))
  const content = row === undefined ? null : open.open(row.sealedContent)
  if (row === undefined || content?.plan?.kind !== 'training') throw new Refusal('not-found')
  const { edits, decision, isLeftOut } = editsOf('trainings', { row, content }, edit)
  const { path, activity, training } = content.plan
  const match = await matchOf(context, branch, { email: edits['email'], path })
  const read = { path, activity, training, fault: content.faults['file'] ?? null }
  return branch.run(async (tx) => {
    const { content: next, ...rest } = await planTraining(tx, open, {
      number: edit.number,
      read,
      match,
      edits,
      decision,
      isLeftOut,
    })
    const change = { ...rest, decision, isLeftOut, sealedContent: open.seal(next) }
    if (!(await takeTurn(context, tx, { open, change: {} }))) return false
    await tx.update(importRows).set(change).where(isRow)
    return true
  })
}

const tryEdit = async (context: Needed, branch: BranchDatabase, edit: RowEdit): Promise<void> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const open = await branch.read((tx) => openImport(context, tx, edit.uuid))
    if (open.row.state !== 'preview') throw new Refusal('import-state')
    const store = open.row.kind === 'trainings' ? editTraining : editTable
    if (await store(context, branch, { open, edit })) return
  }
  throw new Refusal('import-state')
}

export const editRow = (context: Needed, branch: BranchDatabase, edit: RowEdit): Promise<void> =>
  oneAfterAnother(edit.uuid, () => tryEdit(context, branch, edit))
