import { isPhoneGone, mayContinue } from '@repo/domain/classes/second-phone'
import type { Visibility } from '@repo/domain/privacy/visibility'
import { sql } from 'drizzle-orm'

import { rowsOf, type Transaction, uuidIn } from '../../../database/database.ts'
import { members } from '../../../database/schema/members.ts'
import type { Language } from '../../../lib/language.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { branchOf } from '../../center/center-queries.ts'
import { type ClassRow, lockOpenClasses } from '../class-queries.ts'
import type { LiveClass } from '../live/live-class.ts'
import { membersWithoutSpot } from '../participant-commands.ts'
import { type PhoneTokens, readPhoneTokens } from '../phones/phone-tokens.ts'
import type { PrivacyRequest } from '../privacy/join-privacy.ts'
import type { LettersOf } from './class-letters.ts'
import { type JoinBatch, type JoinCandidate, type Participation, readJoinBatch } from './join-batch.ts'
import { isGranted } from './join-requests.ts'

type Member = typeof members.$inferSelect

/** Looked up by code, else by pseudonym. */
export interface Join {
  readonly roomUuid: string
  readonly pseudonym: string | null
  readonly signInCode: string | null
  /** Null if the phone doesn't identify itself. */
  readonly phoneHash: string | null
  /** Letters entered; absent if the class doesn't require them. */
  readonly guardedBy?: string
  readonly language: Language
  readonly visibility?: Visibility | undefined
  readonly ceiling?: number | undefined
  readonly now: number
}

type FindLive = (classUuid: string) => LiveClass | null

interface Known {
  readonly participation: Participation
  readonly class: ClassRow
}

/** `isElsewhere`: another phone has the participation, and this one may not take it over. */
export type Joined =
  | (Known & { readonly isElsewhere: true })
  | (Known & {
      readonly isElsewhere: false
      readonly tookOver: boolean
      readonly token: string
      readonly endedTokens: readonly string[]
    })

/** Pseudonyms match in any case, and several members may share one. */
const readMembers = async (tx: Transaction, joins: readonly Join[]): Promise<(join: Join) => Member | Refusal> => {
  const codes = joins.map(({ signInCode }) => signInCode)
  const pseudonyms = joins.map(({ signInCode, pseudonym }) => (signInCode === null ? pseudonym : null))
  const found = await rowsOf<{ place: string | number; uuid: string }>(
    tx,
    sql`select place, uuid from members_called(${sql.param(codes)}::text[], ${sql.param(pseudonyms)}::text[])`,
  )
  const rows = await tx
    .select()
    .from(members)
    .where(
      uuidIn(
        sql`${members.uuid}`,
        found.map(({ uuid }) => uuid),
      ),
    )
  const byUuid = new Map(rows.map((row) => [row.uuid, row]))
  const byPlace = Object.groupBy(found, ({ place }) => String(place))
  return (join) => {
    const [own, another] = byPlace[String(joins.indexOf(join) + 1)] ?? []
    if (another !== undefined) return new Refusal('pseudonym-shared')
    return (own && byUuid.get(own.uuid)) ?? new Refusal('member-unknown')
  }
}

interface Caller extends JoinCandidate {
  readonly join: Join
}

const callerOf = (join: Join, row: ClassRow | Refusal, member: Member | Refusal, joinsBy: string): Caller | Refusal => {
  if (row instanceof Refusal) return row
  if (join.signInCode === null && joinsBy === 'code') return new Refusal('sign-in-code-required')
  return member instanceof Refusal ? member : { join, row, member }
}

/**
 * Removes the name from a join with wrong letters. It is then looked up like a wrong name, so neither the response nor
 * its timing depends on the name.
 */
const withoutWrongName = (join: Join, row: ClassRow | Refusal, lettersOf: LettersOf): Join => {
  if (join.guardedBy === undefined || row instanceof Refusal || join.guardedBy === lettersOf(row.uuid)) return join
  return { ...join, ...(join.signInCode === null ? { pseudonym: '' } : { signInCode: '' }) }
}

const refusalOr = <T>(work: () => T): T | Refusal => {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

interface Door {
  readonly admissions: JoinBatch
  readonly tokens: PhoneTokens
  readonly findLive: FindLive
}

/** Null for a phone that chooses nothing, which keeps what the participation has. */
const requestOf = ({ visibility, ceiling, signInCode }: Join): PrivacyRequest | null =>
  visibility === undefined && ceiling === undefined ? null : { visibility, ceiling, byCode: signInCode !== null }

/** A member who left has no phone connected. */
const firstPhoneOf = ({ admissions, tokens, findLive }: Door, { join, row }: Caller, { uuid }: Participation) => {
  const isBack = admissions.known.some((known) => known.uuid === uuid && known.removedAt !== null)
  const first = isBack ? null : tokens.first(uuid)
  if (first === null) return null
  const seenAt = findLive(row.uuid)?.participants.get(uuid)?.phoneSeenAt ?? 0
  return {
    isSame: join.phoneHash !== null && first.phoneHash === join.phoneHash,
    silentFor: join.now - Math.max(seenAt, first.createdAt.getTime()),
  }
}

const letIn = (door: Door, caller: Caller): Joined => {
  const { admissions, tokens, findLive } = door
  const { join, row } = caller
  const { phoneHash, now, language } = join
  const privacy = requestOf(join)
  const admitted = admissions.admit(caller, { language, now, privacy })
  const first = firstPhoneOf(door, caller, admitted)
  const live = findLive(row.uuid)
  const byCode = join.signInCode !== null
  const isAllowed = mayContinue({
    isSame: first?.isSame === true,
    hasCode: byCode,
    isGranted: live !== null && phoneHash !== null && isGranted(live, phoneHash, admitted.uuid),
    firstSilentFor: first?.silentFor ?? null,
  })
  if (!isAllowed) return { isElsewhere: true, participation: admitted, class: row }
  const participation = privacy === null ? admitted : admissions.choose(admitted, caller, privacy)
  const tookOver = first !== null && !first.isSame && !isPhoneGone(first.silentFor)
  const handedOut = tokens.handOut(participation, { phoneHash, byCode, now })
  return { isElsewhere: false, tookOver, participation, class: row, ...handedOut }
}

/**
 * Admits members in the order of `requests` and returns the results in that order. A refusal affects only its own join.
 */
export const joinClasses = async (
  tx: Transaction,
  requests: readonly Join[],
  { findLive, lettersOf }: { readonly findLive: FindLive; readonly lettersOf: LettersOf },
): Promise<readonly (Joined | Refusal)[]> => {
  const classOf = await lockOpenClasses(
    tx,
    requests.map(({ roomUuid }) => roomUuid),
  )
  const joins = requests.map((join) => withoutWrongName(join, classOf(join.roomUuid), lettersOf))
  const branch = await branchOf(tx)
  const memberOf = await readMembers(tx, joins)
  const callers = joins.map((join) => callerOf(join, classOf(join.roomUuid), memberOf(join), branch.joinsBy))
  const known = callers.filter((one): one is Caller => !(one instanceof Refusal))
  const now = Math.min(...joins.map((join) => join.now))
  const withoutSpot = (classUuid: string) => membersWithoutSpot(findLive(classUuid), now)
  const admissions = await readJoinBatch(tx, branch, known, { now, withoutSpot })
  const tokens = await readPhoneTokens(tx, admissions.known)
  const door = { admissions, tokens, findLive }
  const answers = callers.map((one) => (one instanceof Refusal ? one : refusalOr(() => letIn(door, one))))
  await admissions.write()
  await tokens.write()
  return answers
}
