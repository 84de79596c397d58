import { randomInt } from 'node:crypto'

import type { ChosenUser } from '@repo/api-client/challenges/entrants'
import type { ListOrder, ListSearch } from '@repo/domain/lists/list'
import type { MemberColumn, MemberSort } from '@repo/domain/people/member-list'
import { type Period, wholeMonthsIn } from '@repo/domain/time/period'
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Transaction } from '../../database/database.ts'
import { challengeParticipants, challengeTeams } from '../../database/schema/challenges.ts'
import { members } from '../../database/schema/members.ts'
import { administrators } from '../../database/schema/staff.ts'
import { searchedEmail } from '../../lib/email-forms.ts'
import { Refusal } from '../../lib/refusal.ts'
import type { KeysetIndex } from '../../lists/keyset/keyset-index.ts'
import { keysetList } from '../../lists/keyset/keyset-list.ts'
import type { RowSelection } from '../../lists/row-selection.ts'
import { nameKey, patternsOf, searchWords } from '../../lists/text-search.ts'

const { uuid, name, lastName1, lastName2, pseudonym, email, sex, birthday, imageUrl } = members
/** Only listed columns, because PGlite pays for each value. */
const LISTED = { uuid, name, lastName1, lastName2, pseudonym, email, sex, birthday, imageUrl }

type MemberRecord = typeof members.$inferSelect

/** `isBanned` is for any room. */
export interface ListedMember {
  readonly member: Pick<MemberRecord, keyof typeof LISTED>
  readonly isBanned: boolean
}

export interface FoundMember extends ListedMember {
  readonly member: MemberRecord
  /** Name of the staff member who recorded a guardian's consent. */
  readonly consentBy: string | null
}

// written as text: drizzle would omit the table name, and the column would refer to `bans`
const isBannedNow = (now: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from bans where bans.member_uuid = members.uuid and bans.lifted_at is null and (bans.until is null or bans.until > ${now}::timestamptz))`

const listedMembers = (tx: Transaction, { where, order }: RowSelection, now: SQL) =>
  tx
    .select({ member: LISTED, isBanned: isBannedNow(now), ...memberIndex.counted })
    .from(members)
    .where(where)
    .orderBy(order)

const consentBy = sql<string | null>`nullif(concat_ws(' ', ${administrators.name}, ${administrators.lastName1}), '')`

export const findMember = async (tx: Transaction, uuid: string, now: Date): Promise<FoundMember | null> => {
  const [row] = await tx
    .select({ member: members, isBanned: isBannedNow(sql`${now.toISOString()}`), consentBy })
    .from(members)
    .leftJoin(administrators, eq(administrators.uuid, members.guardianConsentBy))
    .where(eq(members.uuid, uuid))
  return row === undefined || row.member.unlinkedAt !== null ? null : row
}

/** Uses monthly sums for whole months. */
export const memberSums = (period: Period): SQL => {
  const columns = sql`member_uuid, trainings, with_calories, calories, points`
  const months = wholeMonthsIn(period)
  const { start, end } = period
  if (months === null) return sql`select ${columns} from member_days where day between ${start}::date and ${end}::date`
  const { from, until } = months
  return sql`
    select ${columns} from member_months where month >= ${from}::date and month < ${until}::date
    union all select ${columns} from member_days where day >= ${start}::date and day < ${from}::date
    union all select ${columns} from member_days where day >= ${until}::date and day <= ${end}::date`
}

export const chosenUsers = async (tx: Transaction, challengeUuid: string): Promise<ChosenUser[]> => {
  const rows = await tx
    .select({
      uuid: members.uuid,
      name: members.name,
      lastName1: members.lastName1,
      email: members.email,
      pseudonym: members.pseudonym,
      imageUrl: members.imageUrl,
      teamUuid: challengeTeams.uuid,
      team: challengeTeams.name,
    })
    .from(challengeParticipants)
    .innerJoin(members, eq(members.uuid, challengeParticipants.memberUuid))
    .leftJoin(challengeTeams, eq(challengeTeams.uuid, challengeParticipants.teamUuid))
    .where(and(eq(challengeParticipants.challengeUuid, challengeUuid), isNull(challengeParticipants.leftAt)))
    .orderBy(asc(nameKey(members.name)), asc(nameKey(members.lastName1)), asc(members.uuid))
  return rows.map(({ teamUuid, team, ...user }) => ({
    ...user,
    team: teamUuid === null ? null : { uuid: teamUuid, number: Number(team) },
  }))
}

const ATTEMPTS = 20

export const freeSignInCodes = async (tx: Transaction, count: number): Promise<readonly string[]> => {
  const free = new Set<string>()
  for (let attempt = 0; attempt < ATTEMPTS && free.size < count; attempt += 1) {
    const drawn = Array.from({ length: count - free.size }, () => String(randomInt(100_000, 1_000_000)))
    const rows = await tx.select({ code: members.signInCode }).from(members).where(inArray(members.signInCode, drawn))
    const taken = new Set(rows.map(({ code }) => code))
    for (const code of drawn) if (!taken.has(code)) free.add(code)
  }
  if (free.size < count) throw new Refusal('unavailable')
  return [...free]
}

const orderName = (sort: MemberSort): string => (sort === 'created' ? sort : members[sort].name)

/** The text form distinguishes all keys and is valid input for `members_from`. */
const sortKey = (sort: MemberSort): SQL => (sort === 'created' ? sql`created_at::text` : nameKey(members[sort]))

/** Triggers maintain the count of the linked members. */
export const memberIndex: KeysetIndex<MemberSort> = {
  name: 'members',
  count: async (tx) => {
    const [row] = await rowsOf<{ linked: number; version: number | string }>(
      tx,
      sql`select linked, version from member_counts`,
    )
    return { total: row?.linked ?? 0, version: Number(row?.version ?? 0) }
  },
  id: members.uuid,
  counted: {
    total: sql<number>`(select linked from member_counts)`,
    version: sql<number>`(select version from member_counts)`.mapWith(Number),
  },
  listed: sql`${members.unlinkedAt} is null`,
  key: (sort) => (sort === 'created' ? sql`${members.createdAt}` : nameKey(members[sort])),
  walk: ({ sort, backwards, after, skip, size }) =>
    sql`select members_from as uuid from members_from(
      ${orderName(sort)}, ${backwards}, ${after?.key ?? null}, ${after?.uuid ?? null}::uuid, ${skip}, ${size})`,
  places: (sort, uuids) => sql`select ${sortKey(sort)} as key, uuid from members where uuid = any(${uuids})`,
}

/** Ids and sort keys of linked members whose column contains all texts. */
const like = (column: MemberColumn, texts: readonly string[], sort: MemberSort): SQL =>
  // a function's columns have the database's collation, whatever it selects
  sql`select uuid, key collate "C" as key from members_like(${members[column].name}, ${patternsOf(texts)}, ${orderName(sort)})`

const foundBy = ({ column, text }: ListSearch<MemberColumn>, sort: MemberSort): SQL => {
  const key =
    sort === 'created' ? sql`to_char(created_at at time zone 'UTC', 'YYYYMMDDHH24MISSUS')` : nameKey(members[sort])
  switch (column) {
    case 'birthday':
      return sql`select uuid, ${key} as key from members where unlinked_at is null and birthday = ${text}::date`
    case 'sex':
      return sql`select uuid, ${key} as key from members where unlinked_at is null and sex = ${text}`
    case 'signInCode':
      // people type the gap that the code is shown with
      return sql`select uuid, ${key} as key from members
        where unlinked_at is null and sign_in_code = ${text.replaceAll(' ', '')}`
    case 'name':
    case 'lastName1':
      return like(column, searchWords(text), sort)
    case 'email':
      return like(column, [searchedEmail(text)], sort)
    case 'pseudonym':
      return like(column, [text], sort)
    default:
      return column satisfies never
  }
}

export const memberSource = keysetList({
  index: memberIndex,
  found: (search: ListSearch<MemberColumn>, { sort }: ListOrder<MemberSort>) => foundBy(search, sort),
  rows: listedMembers,
})
