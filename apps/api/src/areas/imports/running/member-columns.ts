import type { FileMember } from '@repo/domain/imports/member-row'
import type { MemberChange } from '@repo/domain/imports/plan-members'
import { inArray, sql } from 'drizzle-orm'

import type { Transaction } from '../../../database/database.ts'
import { members } from '../../../database/schema/members.ts'
import { storedEmail } from '../../../lib/email-forms.ts'
import { jsonRows } from './json-rows.ts'

export type Member = typeof members.$inferSelect

const COLUMNS = [
  'email',
  'name',
  'lastName1',
  'lastName2',
  'pseudonym',
  'birthday',
  'sex',
  'weightKg',
  'heightCm',
  'restingHeartRate',
  'maxHeartRate',
  'resultMailsSince',
  'resultMailsRequestedAt',
  'resultMailsOrigin',
  'unlinkedAt',
] as const

/** What an import may change of a member. Their consent to emails belongs to the mailbox. */
export type MemberColumns = Pick<Member, (typeof COLUMNS)[number]>

/** What `sealed_before` of a changed member holds. */
export interface MemberBefore {
  readonly columns: MemberColumns
  /** The entry of the weight history. */
  readonly weightUuid: string | null
  readonly at: number
}

export const columnsOf = (member: Member): MemberColumns =>
  Object.fromEntries(COLUMNS.map((column) => [column, member[column]])) as MemberColumns

const NO_RESULT_MAILS = { resultMailsSince: null, resultMailsRequestedAt: null, resultMailsOrigin: null } as const

/** Not given is stored as creating a member stores it. */
export const columnsOfFile = ({ weight, height, ...member }: FileMember, pseudonym: string): MemberColumns => ({
  ...member,
  ...NO_RESULT_MAILS,
  lastName1: member.lastName1 ?? '',
  pseudonym,
  weightKg: weight,
  heightCm: height,
  unlinkedAt: null,
})

const FIELD_COLUMNS = { weight: 'weightKg', height: 'heightCm' } as const

/** A new address withdraws the consent to emails. */
export const withChanges = (before: MemberColumns, changes: readonly MemberChange[]): MemberColumns => {
  const changed = changes.map(({ field, after }) => [
    field === 'weight' || field === 'height' ? FIELD_COLUMNS[field] : field,
    after,
  ])
  const isMoved = changes.some(({ field }) => field === 'email')
  return { ...before, ...Object.fromEntries(changed), ...(isMoved ? NO_RESULT_MAILS : {}) } as MemberColumns
}

/** A former member has again what the file gives, and keeps the rest. */
export const joinedAgain = (before: MemberColumns, file: MemberColumns): MemberColumns => {
  const given = Object.entries(file).filter(([, value]) => value !== null && value !== '')
  return { ...before, ...Object.fromEntries(given), email: before.email, unlinkedAt: null }
}

const RECORD = sql`r (uuid uuid, email text, name text, "lastName1" text, "lastName2" text, pseudonym text,
  birthday date, sex text, "weightKg" float8, "heightCm" float8, "restingHeartRate" int, "maxHeartRate" int,
  "resultMailsSince" timestamptz, "resultMailsRequestedAt" timestamptz, "resultMailsOrigin" text,
  "unlinkedAt" timestamptz, "signInCode" text)`

const asRecords = (rows: readonly MemberColumns[]) =>
  jsonRows(rows.map((row) => ({ ...row, email: storedEmail(row.email) })))

export interface ChangedMember extends MemberColumns {
  readonly uuid: string
}

export const updateMembers = async (tx: Transaction, rows: readonly ChangedMember[]): Promise<void> => {
  if (rows.length === 0) return
  await tx.execute(sql`
    update members set email = r.email, name = r.name, last_name_1 = r."lastName1", last_name_2 = r."lastName2",
      pseudonym = r.pseudonym, birthday = r.birthday, sex = r.sex, weight_kg = r."weightKg", height_cm = r."heightCm",
      resting_heart_rate = r."restingHeartRate", max_heart_rate = r."maxHeartRate",
      result_mails_since = r."resultMailsSince", result_mails_asked_at = r."resultMailsRequestedAt",
      result_mails_origin = r."resultMailsOrigin", unlinked_at = r."unlinkedAt", version = version + 1
    from ${asRecords(rows)} as ${RECORD} where members.uuid = r.uuid`)
}

interface NewMembers {
  readonly branchUuid: string
  readonly importUuid: string
  readonly now: number
  readonly rows: readonly (ChangedMember & { readonly signInCode: string })[]
}

export const insertMembers = async (tx: Transaction, { branchUuid, importUuid, now, rows }: NewMembers) => {
  if (rows.length === 0) return
  await tx.execute(sql`
    insert into members (uuid, branch_uuid, email, name, last_name_1, last_name_2, pseudonym, birthday, sex, weight_kg,
      height_cm, resting_heart_rate, max_heart_rate, sign_in_code, created_at, import_uuid)
    select uuid, ${branchUuid}, email, name, "lastName1", "lastName2", pseudonym, birthday, sex, "weightKg",
      "heightCm", "restingHeartRate", "maxHeartRate", "signInCode", ${new Date(now).toISOString()}::timestamptz,
      ${importUuid}
    from ${asRecords(rows)} as ${RECORD}`)
}

/** Emails that members have, linked or not. */
export const takenEmails = async (tx: Transaction, emails: readonly string[]) => {
  const { uuid, email } = members
  const found = await tx
    .select({ uuid, email })
    .from(members)
    .where(inArray(email, [...emails]))
  const owners = new Map(found.map((member) => [storedEmail(member.email), member.uuid]))
  return {
    isTakenFrom: (memberUuid: string, wanted: string): boolean =>
      (owners.get(storedEmail(wanted)) ?? memberUuid) !== memberUuid,
  }
}
