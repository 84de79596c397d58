import { randomUUID } from 'node:crypto'

import { canJoin } from '@repo/domain/capacity'
import { zoneCity } from '@repo/domain/date-format'
import { dayIn } from '@repo/domain/day'
import { isPhoneGone, mayContinue } from '@repo/domain/second-phone'
import { and, count, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'

import type { Transaction } from '../db/database.ts'
import { bans } from '../db/tables/bans.ts'
import { classes } from '../db/tables/classes.ts'
import { members } from '../db/tables/members.ts'
import { participantTokens } from '../db/tables/participant-tokens.ts'
import { participations } from '../db/tables/participations.ts'
import { Refusal } from '../errors/refusal.ts'
import type { Language } from '../errors/sentences.ts'
import { isGranted } from '../live/join-requests.ts'
import type { LiveClass } from '../live/live-class.ts'
import { profileOf } from '../live/profile-of.ts'
import { branchOf } from '../queries/branch.ts'
import { findRoom } from '../queries/rooms.ts'
import { hashOf, newToken } from '../secrets.ts'

type Member = typeof members.$inferSelect
type ClassRow = typeof classes.$inferSelect

interface Admission {
  readonly branchUuid: string
  readonly roomUuid: string
  readonly language: Language
  readonly now: number
}

interface Join extends Admission {
  readonly pseudonym: string | null
  readonly signInCode: string | null
  /** The phone, where it says which one it is. */
  readonly phoneHash?: string | null
  /** The class as it runs, which knows when phones were last heard and what was answered. */
  readonly findLive?: (classUuid: string) => LiveClass | null
}

/** The class of a room that is waiting or running; refuses when there is none, or when the room takes none. */
export const openClassOf = async (tx: Transaction, roomUuid: string): Promise<ClassRow> => {
  if ((await findRoom(tx, roomUuid))?.isActive === false) throw new Refusal('room-inactive')
  const [row] = await tx
    .select()
    .from(classes)
    .where(and(eq(classes.roomUuid, roomUuid), eq(classes.remoteState, 'running')))
  if (row === undefined) throw new Refusal('no-open-class')
  return row
}

/** By code, else by pseudonym in any case; a pseudonym that several members have names nobody. */
const memberOf = async (tx: Transaction, { pseudonym, signInCode }: Join): Promise<Member> => {
  const matches =
    signInCode === null
      ? sql`lower(${members.pseudonym}) = lower(${pseudonym ?? ''})`
      : eq(members.signInCode, signInCode)
  const found = await tx
    .select()
    .from(members)
    .where(and(matches, isNull(members.unlinkedAt)))
    .limit(2)
  const [member] = found
  if (member === undefined || found.length > 1) throw new Refusal('member-unknown')
  return member
}

/** What completes "You cannot enter this room". */
const banSentence = (until: Date | null, language: Language, zone: string): string => {
  // phones know a ban for good by this word, in both languages
  if (until === null) return language === 'es' ? ' de forma permanente' : ' permanently'
  const text = new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).format(until)
  return `${language === 'es' ? ' hasta el' : ' until'} ${text} (${zoneCity(zone, language)})`
}

const refuseBanned = async (tx: Transaction, input: Admission, memberUuid: string, zone: string): Promise<void> => {
  const [ban] = await tx
    .select()
    .from(bans)
    .where(
      and(
        eq(bans.memberUuid, memberUuid),
        eq(bans.roomUuid, input.roomUuid),
        isNull(bans.liftedAt),
        or(isNull(bans.until), gt(bans.until, new Date(input.now))),
      ),
    )
    // a permanent ban has no end and stands before any that ends
    .orderBy(sql`${bans.until} is null desc`, desc(bans.until))
  if (ban !== undefined) throw new Refusal('banned', { values: { end: banSentence(ban.until, input.language, zone) } })
}

const newParticipation = async (tx: Transaction, input: Admission, row: ClassRow, member: Member, zone: string) => {
  const [joined] = await tx
    .select({ count: count() })
    .from(participations)
    .where(and(eq(participations.classUuid, row.uuid), isNull(participations.removedAt)))
  const place = canJoin({ capacity: row.capacity, joined: joined?.count ?? 0, alreadyIn: false })
  if (!place.ok) throw new Refusal('class-full', { values: { capacity: String(row.capacity) } })
  const { maxHeartRate, weight, sex, age } = profileOf(member, dayIn(zone, input.now))
  const at = new Date(input.now)
  const [created] = await tx
    .insert(participations)
    .values({
      uuid: randomUUID(),
      branchUuid: input.branchUuid,
      classUuid: row.uuid,
      memberUuid: member.uuid,
      pseudonym: member.pseudonym,
      imageUrl: member.imageUrl,
      maxHeartRate,
      weightKg: weight,
      sex,
      age,
      joinedAt: at,
      consentAt: at,
    })
    .returning()
  if (created === undefined) throw new Error('the participation was not written')
  return created
}

/** Joins of one class come one after the other, so that the last place is given once. */
export const lockClass = async (tx: Transaction, classUuid: string): Promise<void> => {
  await tx.execute(sql`select 1 from classes where uuid = ${classUuid} for update`)
}

/** Lets a member into a locked class, or back into it; refuses the banned, and those for whom there is no place. */
export const admitMember = async (tx: Transaction, input: Admission, row: ClassRow, member: Member) => {
  const { zone } = await branchOf(tx)
  await refuseBanned(tx, input, member.uuid, zone)
  const [existing] = await tx
    .select()
    .from(participations)
    .where(and(eq(participations.classUuid, row.uuid), eq(participations.memberUuid, member.uuid)))
  if (existing !== undefined && existing.removedAt !== null) {
    await tx.update(participations).set({ removedAt: null }).where(eq(participations.uuid, existing.uuid))
  }
  return existing ?? newParticipation(tx, input, row, member, zone)
}

type Participation = typeof participations.$inferSelect

/** The token of the phone that has a participation now, and how long that phone has been silent. */
const firstPhoneOf = async (tx: Transaction, input: Join, { uuid, classUuid }: Participation) => {
  const [token] = await tx
    .select()
    .from(participantTokens)
    .where(and(eq(participantTokens.participationUuid, uuid), isNull(participantTokens.endedAt)))
    .orderBy(desc(participantTokens.createdAt))
    .limit(1)
  if (token === undefined) return null
  const heardAt = input.findLive?.(classUuid)?.participants.get(uuid)?.phoneHeardAt ?? 0
  const phoneHash = input.phoneHash ?? null
  return {
    isSame: phoneHash !== null && token.phoneHash === phoneHash,
    silentFor: input.now - Math.max(heardAt, token.createdAt.getTime()),
  }
}

/** Ends the tokens that were handed out before and makes a new one; returns it and the hashes of those that ended. */
const handOutToken = async (tx: Transaction, input: Join, participationUuid: string) => {
  const at = new Date(input.now)
  const ended = await tx
    .update(participantTokens)
    .set({ endedAt: at })
    .where(and(eq(participantTokens.participationUuid, participationUuid), isNull(participantTokens.endedAt)))
    .returning({ tokenHash: participantTokens.tokenHash })
  const token = newToken()
  await tx.insert(participantTokens).values({
    tokenHash: hashOf(token),
    branchUuid: input.branchUuid,
    participationUuid,
    phoneHash: input.phoneHash ?? null,
    byCode: input.signInCode !== null,
    createdAt: at,
  })
  return { token, endedTokens: ended.map(({ tokenHash }) => tokenHash) }
}

/**
 * Lets a member into the class of a room, or back into it, with a fresh token for the phone. Where another phone has
 * the participation and this one has not proved itself, it is let in nowhere: `isElsewhere`.
 */
export const joinClass = async (tx: Transaction, input: Join) => {
  const row = await openClassOf(tx, input.roomUuid)
  await lockClass(tx, row.uuid)
  const hasCode = input.signInCode !== null
  if (!hasCode && (await branchOf(tx)).joinsBy === 'code') throw new Refusal('sign-in-code-required')
  const member = await memberOf(tx, input)
  const participation = await admitMember(tx, input, row, member)
  const first = await firstPhoneOf(tx, input, participation)
  const live = input.findLive?.(row.uuid) ?? null
  const { phoneHash = null } = input
  const isAllowed = mayContinue({
    isSame: first?.isSame === true,
    hasCode,
    isGranted: live !== null && phoneHash !== null && isGranted(live, phoneHash, participation.uuid),
    firstSilentFor: first?.silentFor ?? null,
  })
  const known = { participation, class: row }
  if (!isAllowed) return { isElsewhere: true as const, ...known }
  const tookOver = first !== null && !first.isSame && !isPhoneGone(first.silentFor)
  return { isElsewhere: false as const, tookOver, ...known, ...(await handOutToken(tx, input, participation.uuid)) }
}
