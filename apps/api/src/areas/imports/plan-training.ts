import type { RowState } from '@repo/domain/imports/import'
import type { MemberMatch } from '@repo/domain/imports/match-member'
import type { RowFault } from '@repo/domain/imports/row-fault'
import { and, eq, isNull, lt } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { importRows } from '../../database/schema/imports.ts'
import { members } from '../../database/schema/members.ts'
import { trainingConflict } from '../trainings/import-training.ts'
import type { OpenImport, PackedTraining, RowContent } from './import-store.ts'
import { unpackedTraining } from './running/write-trainings.ts'

/** One activity of a file, or why it has none. */
export interface ReadTraining {
  readonly path: string
  /** Index in the file. */
  readonly activity: number
  readonly training: PackedTraining | null
  readonly fault: RowFault | null
}

const SECOND_MS = 1000
const MINUTE = 60

interface Span {
  readonly from: number
  readonly to: number
}

/** What `sealed_facts` of an import of trainings holds. */
export interface FilesSent {
  readonly files: number
  readonly bytes: number
  /** When each row's training was, to compare it with others of its member without reading all heart rates. */
  readonly spans: readonly (Span & { readonly number: number })[]
}

export const filesSent = ({ row, openValue }: OpenImport): FilesSent =>
  row.sealedFacts === null ? { files: 0, bytes: 0, spans: [] } : (openValue(row.sealedFacts) as FilesSent)

export const spanOf = ({ startAt, seconds }: PackedTraining): Span => ({
  from: startAt,
  to: startAt + ((seconds.at(-1) ?? 0) + 1) * SECOND_MS,
})

interface PlanTraining {
  readonly number: number
  readonly read: ReadTraining
  readonly match: MemberMatch
  readonly edits: Readonly<Record<string, string>>
  readonly decision: (typeof importRows.$inferSelect)['decision']
  readonly isLeftOut: boolean
}

interface Owned extends Pick<PlanTraining, 'number'> {
  readonly memberUuid: string
  readonly training: PackedTraining
}

interface TrainingRow {
  readonly state: RowState
  readonly content: RowContent
  readonly targetUuid: string | null
}

const memberOf = async (tx: Transaction, match: MemberMatch) => {
  if (!('uuid' in match)) return null
  const linked = and(eq(members.uuid, match.uuid), isNull(members.unlinkedAt))
  const { uuid, email } = members
  const [member] = await tx.select({ uuid, email }).from(members).where(linked)
  return member ?? null
}

/** Earlier files of the same member. */
const conflictInFiles = async (
  tx: Transaction,
  open: OpenImport,
  { number, memberUuid, training }: Owned,
): Promise<RowFault | null> => {
  const { importUuid, targetUuid, isLeftOut } = importRows
  const isEarlier = and(eq(importUuid, open.row.uuid), eq(targetUuid, memberUuid), lt(importRows.number, number))
  const rows = await tx
    .select({ number: importRows.number })
    .from(importRows)
    .where(and(isEarlier, eq(isLeftOut, false)))
  const numbers = new Set(rows.map((row) => row.number))
  const { from, to } = spanOf(training)
  const other = filesSent(open).spans.find((span) => numbers.has(span.number) && span.from < to && from < span.to)
  if (other === undefined) return null
  return other.from === from ? { code: 'twice-in-file', row: other.number } : { code: 'training-overlaps' }
}

type Conflict = RowFault | { readonly code: 'training-known' } | null

const conflictOf = async (tx: Transaction, open: OpenImport, owned: Owned): Promise<Conflict> => {
  const { memberUuid, training } = owned
  const code = await trainingConflict(tx, { memberUuid, training: unpackedTraining(training) })
  return code === null ? conflictInFiles(tx, open, owned) : { code }
}

const faultsOf = ({ read, match, decision }: PlanTraining, conflict: Conflict): Readonly<Record<string, RowFault>> => {
  const isForced = conflict?.code === 'training-overlaps' && decision === 'force'
  const isFault = conflict !== null && conflict.code !== 'training-known' && !isForced
  return {
    ...(read.fault === null ? {} : { file: read.fault }),
    ...('fault' in match ? { email: { code: match.fault } } : {}),
    ...(isFault ? { row: conflict } : {}),
  }
}

const stateOf = (
  { isLeftOut }: PlanTraining,
  faults: Readonly<Record<string, RowFault>>,
  conflict: Conflict,
): RowState => {
  if (isLeftOut) return 'left-out'
  if (Object.keys(faults).length > 0) return 'fault'
  return conflict?.code === 'training-known' ? 'same' : 'new'
}

const timesOf = ({ startAt, timerSeconds }: PackedTraining) => ({
  startAt: new Date(startAt).toISOString(),
  minutes: String(Math.round(timerSeconds / MINUTE)),
})

/** What the run would do with a training. */
export const planTraining = async (tx: Transaction, open: OpenImport, planned: PlanTraining): Promise<TrainingRow> => {
  const { number, read, edits } = planned
  const { path, activity, training } = read
  const member = await memberOf(tx, planned.match)
  const match: MemberMatch = member ?? ('fault' in planned.match ? planned.match : { fault: 'no-member' })
  const memberUuid = member?.uuid ?? null
  const conflict =
    memberUuid === null || training === null ? null : await conflictOf(tx, open, { number, memberUuid, training })
  const faults = faultsOf({ ...planned, match }, conflict)
  const state = stateOf(planned, faults, conflict)
  const email = edits['email'] ?? member?.email ?? ''
  return {
    state,
    targetUuid: memberUuid,
    content: {
      raw: [path],
      edits,
      cells: { file: path, email, ...(training === null ? {} : timesOf(training)) },
      plan: { kind: 'training', memberUuid, path, activity, training },
      faults,
    },
  }
}
