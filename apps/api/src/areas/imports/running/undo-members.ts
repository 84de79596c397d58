import type { KeptReason } from '@repo/domain/imports/import'
import { and, eq, inArray, sql } from 'drizzle-orm'

import { rowsOf, type Transaction, uuidIn } from '../../../database/database.ts'
import { mails } from '../../../database/schema/mails.ts'
import { members, memberWeights } from '../../../database/schema/members.ts'
import { eraseFromAudit } from '../../audit/create-audit-trail.ts'
import { jsonRows } from './json-rows.ts'
import { type MemberBefore, takenEmails, updateMembers } from './member-columns.ts'
import { keptRow, type RowToUndo, type RowWriter, type UndoneRow } from './row-writer.ts'

interface State {
  readonly uuid: string
  readonly version: number
  readonly isEdited: boolean
  readonly hasTrained: boolean
  readonly hasJoined: boolean
  readonly isInChallenge: boolean
  readonly hasSensor: boolean
}

/** Instants in it are text, since it was JSON. */
const beforeOf = ({ before }: RowToUndo): MemberBefore | null => before as MemberBefore | null

/** Since `at` of a former member, who has a history from before the import. */
const statesOf = async (tx: Transaction, rows: readonly RowToUndo[]): Promise<ReadonlyMap<string, State>> => {
  const uuids = rows.map(({ targetUuid }) => targetUuid)
  // a class or a challenge locks the member that it takes in, so both wait for this transaction or are seen by it
  await tx
    .select({ uuid: members.uuid })
    .from(members)
    .where(uuidIn(sql`${members.uuid}`, uuids))
    .orderBy(members.uuid)
    .for('update')
  const asked = rows.map((row) => ({ uuid: row.targetUuid, at: beforeOf(row)?.at ?? 0 }))
  const found = await rowsOf<State>(
    tx,
    sql`
      select m.uuid, m.version,
        m.image_url is not null or exists (select from bans where member_uuid = m.uuid) as "isEdited",
        exists (select from trainings t where t.member_uuid = m.uuid and t.start_at >= a.since) as "hasTrained",
        exists (select from participations p where p.member_uuid = m.uuid and p.joined_at >= a.since) as "hasJoined",
        exists (select from challenge_participants where member_uuid = m.uuid) as "isInChallenge",
        exists (select from sensors s where s.member_uuid = m.uuid and s.updated_at >= a.since) as "hasSensor"
      from (select uuid, to_timestamp(at / 1000.0) as since
        from ${jsonRows(asked)} as r (uuid uuid, at float8)) a
      join members m on m.uuid = a.uuid`,
  )
  return new Map(found.map((state) => [state.uuid, state]))
}

/** Why a member that the import created, or linked again, stays. */
const reasonToKeep = (state: State, { targetVersion }: RowToUndo, isFormer: boolean): KeptReason | null => {
  if (state.hasTrained) return 'trained'
  if (state.hasJoined) return 'in-class'
  if (state.isInChallenge && !isFormer) return 'in-challenge'
  if (state.hasSensor) return 'lent'
  const isEdited = state.version !== targetVersion || (state.isEdited && !isFormer)
  return isEdited ? 'edited' : null
}

const undoneRow = (row: RowToUndo, state: State | undefined): UndoneRow => {
  const { number } = row
  const before = beforeOf(row)
  if (state === undefined) return { number, outcome: 'removed', keptReason: null }
  const wasLinked = before !== null && before.columns.unlinkedAt === null
  const isEdited = state.version !== row.targetVersion
  const reason = wasLinked ? (isEdited ? 'edited' : null) : reasonToKeep(state, row, before !== null)
  if (reason !== null) return keptRow(row, reason)
  return { number, outcome: before === null ? 'removed' : 'restored', keptReason: null }
}

/** Another member may have the address by now. */
const keepTaken = async (tx: Transaction, rows: readonly RowToUndo[], undone: readonly UndoneRow[]) => {
  const emails = await takenEmails(
    tx,
    rows.flatMap((row) => beforeOf(row)?.columns.email ?? []),
  )
  return undone.map((one, place) => {
    const row = rows[place]
    const before = row && beforeOf(row)
    if (row === undefined || before === null || before === undefined || one.outcome !== 'restored') return one
    return emails.isTakenFrom(row.targetUuid, before.columns.email) ? keptRow(row, 'edited') : one
  })
}

/** Welcome emails that the run queued and that aren't sent yet. */
const withdrawWelcomes = async (tx: Transaction, rows: readonly RowToUndo[]): Promise<void> => {
  for (const [at, of] of Map.groupBy(rows, (row) => beforeOf(row)?.at ?? 0)) {
    const uuids = of.map(({ targetUuid }) => targetUuid)
    await tx.delete(mails).where(and(uuidIn(sql`${mails.memberUuid}`, uuids), eq(mails.queuedAt, new Date(at))))
  }
}

export const undoMembers: RowWriter['undo'] = async (tx, _, rows) => {
  const states = await statesOf(tx, rows)
  const undone = await keepTaken(
    tx,
    rows,
    rows.map((row) => undoneRow(row, states.get(row.targetUuid))),
  )
  const rowsThat = (outcome: UndoneRow['outcome']) => rows.filter((_row, place) => undone[place]?.outcome === outcome)
  const removed = rowsThat('removed').map(({ targetUuid }) => targetUuid)
  if (removed.length > 0) {
    await eraseFromAudit(tx, removed)
    await tx.delete(members).where(uuidIn(sql`${members.uuid}`, removed))
  }
  const restored = rowsThat('restored')
  await updateMembers(
    tx,
    restored.flatMap((row) => {
      const before = beforeOf(row)
      return before === null ? [] : [{ ...before.columns, uuid: row.targetUuid }]
    }),
  )
  const weights = restored.flatMap((row) => beforeOf(row)?.weightUuid ?? [])
  if (weights.length > 0) await tx.delete(memberWeights).where(inArray(memberWeights.uuid, weights))
  await withdrawWelcomes(tx, restored)
  return undone
}
