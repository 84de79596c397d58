import type { RowState } from '@repo/domain/imports/import'
import type { MemberMatch } from '@repo/domain/imports/match-member'
import type { RowFault } from '@repo/domain/imports/row-fault'
import { and, eq, isNull } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import type { importRows } from '../../database/schema/imports.ts'
import { members } from '../../database/schema/members.ts'
import { trainingConflict } from '../trainings/import-training.ts'
import type { PackedTraining, RowContent } from './import-store.ts'
import { unpackedTraining } from './write-trainings.ts'

/** One activity of a file, or why it has none. */
export interface ReadTraining {
  readonly path: string
  /** Index in the file. */
  readonly activity: number
  readonly training: PackedTraining | null
  readonly fault: RowFault | null
}

interface PlanTraining {
  readonly read: ReadTraining
  readonly match: MemberMatch
  readonly edits: Readonly<Record<string, string>>
  readonly decision: (typeof importRows.$inferSelect)['decision']
  readonly isLeftOut: boolean
}

interface TrainingRow {
  readonly state: RowState
  readonly content: RowContent
  readonly targetUuid: string | null
}

const SECONDS = 60

const memberOf = async (tx: Transaction, match: MemberMatch) => {
  if (!('uuid' in match)) return null
  const linked = and(eq(members.uuid, match.uuid), isNull(members.unlinkedAt))
  const { uuid, email } = members
  const [member] = await tx.select({ uuid, email }).from(members).where(linked)
  return member ?? null
}

type Conflict = Awaited<ReturnType<typeof trainingConflict>>

const faultsOf = ({ read, match, decision }: PlanTraining, conflict: Conflict): Readonly<Record<string, RowFault>> => ({
  ...(read.fault === null ? {} : { file: read.fault }),
  ...('fault' in match ? { email: { code: match.fault } } : {}),
  ...(conflict === 'training-overlaps' && decision !== 'force' ? { row: { code: conflict } } : {}),
})

const timesOf = ({ startAt, timerSeconds }: PackedTraining) => ({
  startAt: new Date(startAt).toISOString(),
  minutes: String(Math.round(timerSeconds / SECONDS)),
})

/** What the run would do with a training. */
export const planTraining = async (tx: Transaction, planned: PlanTraining): Promise<TrainingRow> => {
  const { read, edits, isLeftOut } = planned
  const { path, activity, training } = read
  const member = await memberOf(tx, planned.match)
  const match: MemberMatch = member ?? ('fault' in planned.match ? planned.match : { fault: 'no-member' })
  const memberUuid = member?.uuid ?? null
  const conflict =
    memberUuid === null || training === null
      ? null
      : await trainingConflict(tx, { memberUuid, training: unpackedTraining(training) })
  const faults = faultsOf({ ...planned, match }, conflict)
  const state = Object.keys(faults).length > 0 ? 'fault' : conflict === 'training-known' ? 'same' : 'new'
  const email = edits['email'] ?? member?.email ?? ''
  return {
    state: isLeftOut ? 'left-out' : state,
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
