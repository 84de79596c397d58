import { isPhoneGone, mayContinue } from '@repo/domain/classes/second-phone'
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
import type { LettersOf } from './class-letters.ts'
import { type JoinBatch, type JoinCandidate, type Participation, readJoinBatch } from './join-batch.ts'
import { isGranted } from './join-requests.ts'

type Member = typeof members.$inferSelect

/** Somebody at the door: by code, else by pseudonym. */
export interface Join {
  readonly roomUuid: string
  readonly pseudonym: string | null
  readonly signInCode: string | null
  /** The phone, where it says which one it is. */
  readonly phoneHash: string | null
  /** The letters shown, where the class asks for its letters; absent where it doesn't. */
  readonly guardedBy?: string
  readonly language: Language
  readonly now: number
}

/** The class as it runs, which knows when phones were last heard and what was answered. */
type FindLive = (classUuid: string) => LiveClass | null

interface Known {
  readonly participation: Participation
  readonly class: ClassRow
}

/** Where another phone has the participation and this one has not proved itself, it is let in nowhere. */
export type Joined =
  | (Known & { readonly isElsewhere: true })
  | (Known & {
      readonly isElsewhere: false
      readonly tookOver: boolean
      readonly token: string
      readonly endedTokens: readonly string[]
    })

/** By code, else by pseudonym in any case, which several members may have. */
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

/** Somebody at the door whose name and class are known. */
interface Caller extends JoinCandidate {
  readonly join: Join
}

const callerOf = (join: Join, row: ClassRow | Refusal, member: Member | Refusal, joinsBy: string): Caller | Refusal => {
  if (row instanceof Refusal) return row
  if (join.signInCode === null && joinsBy === 'code') return new Refusal('sign-in-code-required')
  return member instanceof Refusal ? member : { join, row, member }
}

/**
 * Takes the name out of a join whose letters aren't those of the class. It's then looked up like a wrong one, so that
 * neither the answer nor its time depends on the name.
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

const letIn = ({ admissions, tokens, findLive }: Door, caller: Caller): Joined => {
  const { join, row } = caller
  const { phoneHash, now } = join
  const participation = admissions.admit(caller, join)
  const live = findLive(row.uuid)
  // a member who left has no phone connected
  const isBack = admissions.known.some(({ uuid, removedAt }) => uuid === participation.uuid && removedAt !== null)
  const first = isBack ? null : tokens.first(participation.uuid)
  const isSame = first !== null && phoneHash !== null && first.phoneHash === phoneHash
  const heardAt = live?.participants.get(participation.uuid)?.phoneHeardAt ?? 0
  const silentFor = first === null ? null : now - Math.max(heardAt, first.createdAt.getTime())
  const byCode = join.signInCode !== null
  const isAllowed = mayContinue({
    isSame,
    hasCode: byCode,
    isGranted: live !== null && phoneHash !== null && isGranted(live, phoneHash, participation.uuid),
    firstSilentFor: silentFor,
  })
  const known = { participation, class: row }
  if (!isAllowed) return { isElsewhere: true, ...known }
  const tookOver = silentFor !== null && !isSame && !isPhoneGone(silentFor)
  return { isElsewhere: false, tookOver, ...known, ...tokens.handOut(participation, { phoneHash, byCode, now }) }
}

/**
 * Lets members of a branch into the classes of their rooms, or back into them, each with a fresh token for the phone.
 * They come one after the other, as they stand here; each is answered in its place, and who is refused keeps nobody out.
 */
export const joinClasses = async (
  tx: Transaction,
  asked: readonly Join[],
  { findLive, lettersOf }: { readonly findLive: FindLive; readonly lettersOf: LettersOf },
): Promise<readonly (Joined | Refusal)[]> => {
  const classOf = await lockOpenClasses(
    tx,
    asked.map(({ roomUuid }) => roomUuid),
  )
  const joins = asked.map((join) => withoutWrongName(join, classOf(join.roomUuid), lettersOf))
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
