import { randomUUID } from 'node:crypto'

import { sql } from 'drizzle-orm'

import { rowsOf, type Transaction, uuidIn } from '../../../database/database.ts'
import { members, memberWeights } from '../../../database/schema/members.ts'
import { freeSignInCodes } from '../../members/member-queries.ts'
import { queueWelcomes } from '../../members/welcome-mails.ts'
import {
  columnsOf,
  columnsOfFile,
  insertMembers,
  joinedAgain,
  type Member,
  type MemberBefore,
  type MemberColumns,
  takenEmails,
  updateMembers,
  withChanges,
} from './member-columns.ts'
import { type Batch, movedRow, type RowToWrite, type RowWriter, type WrittenRow } from './row-writer.ts'
import { undoMembers } from './undo-members.ts'

interface Written {
  readonly row: RowToWrite
  /** Null creates a member. */
  readonly before: Member | null
  readonly uuid: string
  readonly after: MemberColumns
  readonly weightUuid: string | null
}

/** Locked, so that a change meanwhile is either seen or waits. */
const targetsOf = async (tx: Transaction, rows: readonly RowToWrite[]): Promise<ReadonlyMap<string, Member>> => {
  const uuids = rows.flatMap(({ targetUuid }) => targetUuid ?? [])
  const found = await tx
    .select()
    .from(members)
    .where(uuidIn(sql`${members.uuid}`, uuids))
    .orderBy(members.uuid)
    .for('update')
  return new Map(found.map((member) => [member.uuid, member]))
}

/** Pseudonyms of linked members, by place. */
const takenPseudonyms = async (tx: Transaction, pseudonyms: readonly (string | null)[]) => {
  const codes = pseudonyms.map(() => null)
  const found = await rowsOf<{ place: string | number }>(
    tx,
    sql`select place from members_called(${sql.param(codes)}::text[], ${sql.param(pseudonyms)}::text[])`,
  )
  return new Set(found.map(({ place }) => Number(place) - 1))
}

const plannedMember = ({ content: { plan } }: RowToWrite) => {
  if (plan?.kind !== 'member') throw new Error('a row of members has no plan of one')
  return plan
}

const columnsAfter = (row: RowToWrite, target: Member | null): MemberColumns => {
  const { member, pseudonym, changes } = plannedMember(row)
  const file = columnsOfFile(member, pseudonym ?? member.pseudonym ?? '')
  if (target === null) return file
  const before = columnsOf(target)
  return row.state === 'new' ? joinedAgain(before, file) : withChanges(before, changes)
}

/** Null if others changed what the plan was made from. */
const writable = (row: RowToWrite, targets: ReadonlyMap<string, Member>): Written | null => {
  const target = row.targetUuid === null ? null : (targets.get(row.targetUuid) ?? null)
  const isFormer = row.state === 'new'
  if (row.targetUuid !== null) {
    if (target === null || target.version !== row.targetVersion) return null
    if ((target.unlinkedAt !== null) !== isFormer) return null
  }
  const after = columnsAfter(row, target)
  const hasNewWeight = after.weightKg !== null && after.weightKg !== (target?.weightKg ?? null)
  const uuid = target?.uuid ?? randomUUID()
  return { row, before: target, uuid, after, weightUuid: hasNewWeight ? randomUUID() : null }
}

const withFreeNames = async (tx: Transaction, planned: readonly Written[]): Promise<readonly Written[]> => {
  const emails = await takenEmails(
    tx,
    planned.map(({ after }) => after.email),
  )
  const isNew = ({ row }: Written): boolean => row.state === 'new'
  const pseudonyms = await takenPseudonyms(
    tx,
    planned.map((one) => (isNew(one) ? one.after.pseudonym : null)),
  )
  return planned.filter(({ uuid, after }, place) => !emails.isTakenFrom(uuid, after.email) && !pseudonyms.has(place))
}

const storeWeights = async (tx: Transaction, { of, now }: Batch, written: readonly Written[]): Promise<void> => {
  const rows = written.flatMap(({ uuid: memberUuid, after: { weightKg }, weightUuid: uuid }) =>
    uuid === null || weightKg === null
      ? []
      : [{ uuid, branchUuid: of.branchUuid, memberUuid, weightKg, measuredAt: new Date(now) }],
  )
  if (rows.length > 0) await tx.insert(memberWeights).values(rows)
}

const write: RowWriter['write'] = async (tx, batch, rows) => {
  const { of, now } = batch
  const { branchUuid, uuid: importUuid } = of
  const targets = await targetsOf(tx, rows)
  const written = await withFreeNames(
    tx,
    rows.flatMap((row) => writable(row, targets) ?? []),
  )
  const added = written.filter(({ before }) => before === null)
  const codes = await freeSignInCodes(tx, added.length)
  const created = added.map(({ uuid, after }, place) => ({ ...after, uuid, signInCode: codes[place] ?? '' }))
  await insertMembers(tx, { branchUuid, importUuid, now, rows: created })
  await updateMembers(
    tx,
    written.flatMap(({ before, uuid, after }) => (before === null ? [] : [{ ...after, uuid }])),
  )
  await storeWeights(tx, batch, written)
  if (of.settings.sendsWelcomeMails) {
    const codeOf = new Map(created.map(({ uuid, signInCode }) => [uuid, signInCode]))
    const people = written.flatMap(({ row, before, uuid: memberUuid, after: { name, email } }) =>
      row.state === 'new'
        ? [{ memberUuid, name, email, signInCode: codeOf.get(memberUuid) ?? before?.signInCode ?? '', language: null }]
        : [],
    )
    await queueWelcomes(tx, { branchUuid, people, now })
  }
  const byNumber = new Map(written.map((one) => [one.row.number, one]))
  return rows.map((row): WrittenRow => {
    const one = byNumber.get(row.number)
    if (one === undefined) return movedRow(row)
    const { before, uuid: targetUuid, weightUuid } = one
    const replaced = before && ({ columns: columnsOf(before), weightUuid, at: now } satisfies MemberBefore)
    return {
      number: row.number,
      outcome: row.state === 'new' ? 'created' : 'changed',
      targetUuid,
      targetVersion: before === null ? 1 : before.version + 1,
      before: replaced,
    }
  })
}

export const membersWriter: RowWriter = { size: 200, write, undo: undoMembers }
