import { importLimits } from '@repo/domain/imports/import'
import type { MemberMatch } from '@repo/domain/imports/match-member'
import { eq, max } from 'drizzle-orm'

import type { BranchDatabase } from '../../database/branch-database.ts'
import type { Transaction } from '../../database/database.ts'
import { importRows, imports } from '../../database/schema/imports.ts'
import type { Context } from '../../lib/context.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { Sandbox } from '../../sandbox/sandbox.ts'
import { branchOf } from '../center/center-queries.ts'
import { type OpenImport, openImport } from './import-store.ts'
import { type FilesSent, filesSent, planTraining, type ReadTraining, spanOf } from './plan-training.ts'

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

const withFile = (open: OpenImport, bytes: number): FilesSent => {
  const sent = filesSent(open)
  const isFull = sent.files >= importLimits.trainingFiles || sent.bytes + bytes > importLimits.trainingBytes
  if (isFull) throw new Refusal('import-full')
  return { ...sent, files: sent.files + 1, bytes: sent.bytes + bytes }
}

export interface ReadFile {
  readonly uuid: string
  readonly bytes: number
  readonly read: readonly ReadTraining[]
  readonly match: MemberMatch
}

const insertRows = async (tx: Transaction, open: OpenImport, { read, match }: ReadFile) => {
  const { uuid, branchUuid } = open.row
  const [last] = await tx
    .select({ number: max(importRows.number) })
    .from(importRows)
    .where(eq(importRows.importUuid, uuid))
  const rows: (typeof importRows.$inferSelect)[] = []
  for (const one of read) {
    const number = (last?.number ?? 0) + rows.length + 1
    const planned = { number, read: one, match, edits: {}, decision: null, isLeftOut: false }
    const { state, targetUuid, content } = await planTraining(tx, open, planned)
    const row = { importUuid: uuid, branchUuid, number, state, targetUuid, sealedContent: open.seal(content) }
    rows.push(...(await tx.insert(importRows).values(row).returning()))
  }
  return rows
}

const withSpans = (
  sent: FilesSent,
  rows: readonly { readonly number: number }[],
  read: readonly ReadTraining[],
): FilesSent => {
  const spans = rows.flatMap(({ number }, place) => {
    const training = read[place]?.training ?? null
    return training === null ? [] : [{ number, ...spanOf(training) }]
  })
  return { ...sent, spans: [...sent.spans, ...spans] }
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
  const changedAt = new Date(context.clock.now())
  await tx
    .update(imports)
    .set({ sealedFacts: open.sealValue(withSpans(sent, rows, file.read)), changedAt })
    .where(eq(imports.uuid, file.uuid))
  return { open, rows }
}
