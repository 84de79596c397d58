import { randomInt } from 'node:crypto'

import type { ChosenUser } from '@repo/api-client/challenges/entrants'
import { type Period, wholeMonthsIn } from '@repo/domain/time/period'
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { challengeParticipants, challengeTeams } from '../../database/schema/challenges.ts'
import { members } from '../../database/schema/members.ts'
import { Refusal } from '../../http/errors/refusal.ts'
import type { RowSelection } from '../../lists/row-selection.ts'
import { nameKey } from '../../lists/text-search.ts'
import { memberIndex } from './member-source.ts'

const { uuid, name, lastName1, lastName2, pseudonym, email, sex, birthday, imageUrl } = members
/** What lists show of a member and no more: an embedded database pays for each value. */
const LISTED = { uuid, name, lastName1, lastName2, pseudonym, email, sex, birthday, imageUrl }

type MemberRecord = typeof members.$inferSelect

/** A member in a list, and whether some room keeps the member out at an instant. */
export interface ListedMember {
  readonly member: Pick<MemberRecord, keyof typeof LISTED>
  readonly isBanned: boolean
}

/** The same with all that is stored. */
export interface FoundMember extends ListedMember {
  readonly member: MemberRecord
}

// written out: as a reference the column would stand there without its table, and mean the ban's own
const isBannedNow = (now: SQL): SQL<boolean> =>
  sql<boolean>`exists (select 1 from bans where bans.member_uuid = members.uuid and bans.lifted_at is null and (bans.until is null or bans.until > ${now}::timestamptz))`

/** Picked members as a list shows them, each with how many there are. */
export const listedMembers = (tx: Transaction, { where, order }: RowSelection, now: SQL) =>
  tx
    .select({ member: LISTED, isBanned: isBannedNow(now), ...memberIndex.counted })
    .from(members)
    .where(where)
    .orderBy(order)

/** One linked member; null when there is none. */
export const findMember = async (tx: Transaction, uuid: string, now: Date): Promise<FoundMember | null> => {
  const [row] = await tx
    .select({ member: members, isBanned: isBannedNow(sql`${now.toISOString()}`) })
    .from(members)
    .where(eq(members.uuid, uuid))
  return row === undefined || row.member.unlinkedAt !== null ? null : row
}

/** Rows of member, trainings, with_calories, calories and points of a period: whole months as such, and the days around them. */
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

/** Everybody who was chosen for a challenge, with their team, by name. */
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

/** So many sign-in codes that nobody in the branch has. */
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
