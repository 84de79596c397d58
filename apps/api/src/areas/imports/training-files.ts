import { importLimits } from '@repo/domain/imports/import'
import type { MemberMatch } from '@repo/domain/imports/match-member'
import { eq, max } from 'drizzle-orm'

import type { BranchDatabase } from '../../database/branch-database.ts'
import type { Transaction } from '../../database/database.ts'
import { importRows, imports, type PlanCounts } from '../../database/schema/imports.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { branchOf } from '../center/center-queries.ts'
import { countStates } from './count-rows.ts'
import { type OpenImport, openImport } from './import-store.ts'
import { planTraining, type ReadTraining } from './plan-training.ts'

interface UnreadFile {
  readonly path: string
  readonly bytes: Buffer
  readonly now: number
  readonly zone: string
}

/** All activities of a file, or one fault. */
const readFile = async (sandbox: Sandbox, { path, bytes, now, zone }: UnreadFile): Promise<readonly ReadTraining[]> => {
  const unread = { bytes, now, zone, activities: null }
  const first = await sandbox.run('recording', unread)
  const places = first !== null && typeof first === 'object' && 'activities' in first ? first.activities : null
  const activities = places?.map(({ place }) => place) ?? [0]
  const read = places === null ? first : await sandbox.run('recording', { ...unread, activities })
  if (read === null || typeof read === 'string' || 'activities' in read) {
    const code = typeof read === 'string' ? (`recording-${read}` as const) : ('recording-unreadable' as const)
    return [{ path, activity: 0, training: null, fault: { code } }]
  }
  return read.map(({ seconds, heartRates, startAt, timerSeconds, leftOut }, place) => ({
    path,
    activity: activities[place] ?? place,
    training: { startAt, timerSeconds, leftOut, seconds: Array.from(seconds), heartRates: Array.from(heartRates) },
    fault: null,
  }))
}

/** What `sealed_facts` of an import of trainings holds. */
interface FilesSent {
  readonly files: number
  readonly bytes: number
}

const filesSent = ({ row, openValue }: OpenImport): FilesSent =>
  row.sealedFacts === null ? { files: 0, bytes: 0 } : (openValue(row.sealedFacts) as FilesSent)

const withFile = (open: OpenImport, bytes: number): FilesSent => {
  const sent = filesSent(open)
  const isFull = sent.files >= importLimits.trainingFiles || sent.bytes + bytes > importLimits.trainingBytes
  if (isFull) throw new Refusal('import-full')
  return { files: sent.files + 1, bytes: sent.bytes + bytes }
}

export interface ReadFile {
  readonly uuid: string
  readonly bytes: number
  readonly read: readonly ReadTraining[]
  readonly match: MemberMatch
}

const insertRows = async (
  tx: Transaction,
  { row: { uuid, branchUuid }, seal }: OpenImport,
  { read, match }: ReadFile,
) => {
  const [last] = await tx
    .select({ number: max(importRows.number) })
    .from(importRows)
    .where(eq(importRows.importUuid, uuid))
  const rows: (typeof importRows.$inferSelect)[] = []
  for (const one of read) {
    const plan = await planTraining(tx, { read: one, match, edits: {}, decision: null, isLeftOut: false })
    const { state, targetUuid, content } = plan
    const number = (last?.number ?? 0) + rows.length + 1
    const row = { importUuid: uuid, branchUuid, number, state, targetUuid, sealedContent: seal(content) }
    rows.push(...(await tx.insert(importRows).values(row).returning()))
  }
  return rows
}

type Needed = Pick<Context, 'clock' | 'encryption' | 'sandbox' | 'memberMatchers'>

const refuseUnlessOpen = ({ row }: OpenImport): void => {
  if (row.kind !== 'trainings' || row.state !== 'preview') throw new Refusal('import-state')
}

/** Reads a file and finds its member, before the transaction that stores it. */
export const readTrainingFile = async (
  context: Needed,
  branch: BranchDatabase,
  { uuid, path, bytes }: { readonly uuid: string; readonly path: string; readonly bytes: Buffer },
): Promise<ReadFile> => {
  const { zone } = await branch.read(async (tx) => {
    refuseUnlessOpen(await openImport(context, tx, uuid))
    return branchOf(tx)
  })
  const read = await readFile(context.sandbox, { path, bytes, now: context.clock.now(), zone })
  const match = await (await context.memberMatchers.of(branch))(path)
  return { uuid, bytes: bytes.length, read, match }
}

/** Adds a row for each activity. */
export const storeTrainingFile = async (context: Needed, tx: Transaction, file: ReadFile) => {
  const open = await openImport(context, tx, file.uuid, { isLocked: true })
  refuseUnlessOpen(open)
  const sent = withFile(open, file.bytes)
  const rows = await insertRows(tx, open, file)
  const counts: PlanCounts = { states: await countStates(tx, file.uuid), missing: {} }
  await tx
    .update(imports)
    .set({ sealedFacts: open.sealValue(sent), counts, changedAt: new Date(context.clock.now()) })
    .where(eq(imports.uuid, file.uuid))
  return { open, rows }
}
