import type { Result } from '@repo/domain/core/result'
import { type FileMember, type FileMemberField, memberCells, readMemberCells } from '@repo/domain/imports/member-row'
import { type KnownMember, type MemberPlanner, memberPlanner } from '@repo/domain/imports/plan-members'
import type { RowFaults } from '@repo/domain/imports/row-fault'
import { and, asc, gt, inArray, isNull } from 'drizzle-orm'

import type { BranchDatabase } from '../../../database/branch-database.ts'
import { members } from '../../../database/schema/members.ts'
import { batchesOf, inTurns } from './in-turns.ts'
import { edited, faulty, type InputRow, leftOut, ownDecision, type PlanRows, type RowResult } from './plan-rows.ts'

const AT_ONCE = 200
const NAMES_AT_ONCE = 1000

interface ReadMember {
  readonly row: InputRow
  readonly cells: Readonly<Record<string, string>>
  readonly read: Result<FileMember, RowFaults<FileMemberField>>
}

const given = (text: string | null): string | null => (text === '' ? null : text)

/** Empty texts are not given. */
const knownMember = (row: typeof members.$inferSelect): KnownMember => ({
  uuid: row.uuid,
  isFormer: row.unlinkedAt !== null,
  email: row.email,
  name: row.name,
  lastName1: given(row.lastName1),
  lastName2: given(row.lastName2),
  pseudonym: given(row.pseudonym),
  birthday: row.birthday,
  sex: row.sex,
  weight: row.weightKg,
  height: row.heightCm,
  restingHeartRate: row.restingHeartRate,
  maxHeartRate: row.maxHeartRate,
})

const learnNames = async (branch: BranchDatabase, { takeNames }: MemberPlanner): Promise<void> => {
  const { uuid, pseudonym } = members
  for (let last: string | undefined = ''; last !== undefined;) {
    const after: string = last
    const rows = await branch.read((tx) =>
      tx
        .select({ uuid, pseudonym })
        .from(members)
        .where(and(isNull(members.unlinkedAt), after === '' ? undefined : gt(uuid, after)))
        .orderBy(asc(uuid))
        .limit(NAMES_AT_ONCE),
    )
    takeNames(rows.map((row) => row.pseudonym))
    last = rows.length < NAMES_AT_ONCE ? undefined : rows.at(-1)?.uuid
  }
}

const membersOf = async (
  branch: BranchDatabase,
  batch: readonly FileMember[],
): Promise<readonly (typeof members.$inferSelect)[]> => {
  const emails = batch.map(({ email }) => email)
  const birthdays = [...new Set(batch.flatMap(({ birthday }) => birthday ?? []))]
  return branch.read(async (tx) => {
    const withEmail = await tx.select().from(members).where(inArray(members.email, emails))
    if (birthdays.length === 0) return withEmail
    const born = and(inArray(members.birthday, birthdays), isNull(members.unlinkedAt))
    return [...withEmail, ...(await tx.select().from(members).where(born))]
  })
}

const learnMembers = async (
  branch: BranchDatabase,
  reads: readonly ReadMember[],
  { know }: MemberPlanner,
): Promise<ReadonlyMap<string, number>> => {
  const versions = new Map<string, number>()
  const read = reads.flatMap(({ row, read: one }) => (one.ok && !row.isLeftOut ? [one.value] : []))
  for (const batch of batchesOf(read, AT_ONCE)) {
    const found = await membersOf(branch, batch)
    await inTurns(found, (row) => {
      versions.set(row.uuid, row.version)
      know([knownMember(row)])
    })
  }
  return versions
}

/** Orders and units that the file doesn't need are never read. */
const readingOf = ({ settings, today }: PlanRows) => ({
  ...settings,
  dayOrder: settings.dayOrder ?? 'ymd',
  weightUnit: settings.weightUnit ?? 'kg',
  heightUnit: settings.heightUnit ?? 'cm',
  today,
})

export const planMembers = async (input: PlanRows): Promise<readonly RowResult[]> => {
  const { branch, settings, rows } = input
  const reading = readingOf(input)
  const reads = await inTurns(rows, (row): ReadMember => {
    const cells = edited(memberCells(row.raw, reading), row)
    return { row, cells, read: readMemberCells(cells, reading) }
  })
  const planner = memberPlanner(settings.decision)
  await learnNames(branch, planner)
  const versions = await learnMembers(branch, reads, planner)
  return inTurns(reads, ({ row, cells, read }): RowResult => {
    if (row.isLeftOut) return { ...leftOut, cells }
    const planned = planner.plan({ number: row.number, read, decision: ownDecision(row) })
    if (planned.state === 'fault' || !read.ok) return { ...faulty('faults' in planned ? planned.faults : {}), cells }
    const { state, uuid: targetUuid } = planned
    return {
      state,
      cells,
      plan: {
        kind: 'member',
        member: read.value,
        pseudonym: state === 'new' ? planned.pseudonym : null,
        changes: state === 'changed' ? planned.changes : [],
      },
      faults: {},
      targetUuid,
      targetVersion: versions.get(targetUuid ?? '') ?? null,
    }
  })
}
