import { randomUUID } from 'node:crypto'

import type { Versioned } from '@repo/api-client/core/with-version'
import type { MemberPrivacyChange } from '@repo/api-client/members/save-member'
import type { MemberProfile } from '@repo/domain/people/member-form'
import { isCeiling } from '@repo/domain/privacy/ceiling'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'

import type { Transaction } from '../../database/database.ts'
import { bans, classes } from '../../database/schema/classes.ts'
import { members, memberWeights } from '../../database/schema/members.ts'
import { incremented, updateWithVersion } from '../../http/change-seen.ts'
import { storedEmail } from '../../lib/email-forms.ts'
import { violatedUnique } from '../../lib/outage.ts'
import { Refusal } from '../../lib/refusal.ts'
import { centerToday, undoableSince } from '../../lists/date-filters.ts'
import { findMember, freeSignInCodes } from './member-queries.ts'
import { stopResultMails } from './result-mails.ts'

export const resetRoomClass = async (tx: Transaction, uuid: string): Promise<void> => {
  await tx
    .update(classes)
    .set({ remoteState: 'idle', isStreaming: false })
    .where(and(eq(classes.uuid, uuid), eq(classes.remoteState, 'ended')))
}

interface NewMember {
  readonly branchUuid: string
  readonly email: string
  readonly now: number
}

/** Restores a former member with their history. Anyone else starts with only the address. */
export const createMember = async (tx: Transaction, { branchUuid, email, now }: NewMember): Promise<string> => {
  const [known] = await tx.select().from(members).where(eq(members.email, email))
  if (known?.unlinkedAt === null) throw new Refusal('member-already-linked')
  if (known !== undefined) {
    await tx
      .update(members)
      .set({ unlinkedAt: null, version: incremented(members.version) })
      .where(eq(members.uuid, known.uuid))
    return known.uuid
  }
  const uuid = randomUUID()
  const [signInCode = ''] = await freeSignInCodes(tx, 1)
  await tx.insert(members).values({
    uuid,
    branchUuid,
    email,
    name: '',
    lastName1: '',
    pseudonym: '',
    signInCode,
    createdAt: new Date(now),
  })
  return uuid
}

interface UpdateMember {
  readonly uuid: string
  readonly profile: MemberProfile
  /** The version the caller read. Null overwrites any version. */
  readonly version: number | null
  readonly privacy?: MemberPrivacyChange | undefined
  readonly adminUuid: string
  readonly now: number
}

/** The first consent stays, with its date and who recorded it. */
const consentChange = (
  hasConsent: boolean | undefined,
  { adminUuid, now }: Pick<UpdateMember, 'adminUuid' | 'now'>,
) => {
  if (hasConsent === undefined) return {}
  if (!hasConsent) return { guardianConsentAt: null, guardianConsentBy: null }
  const { guardianConsentAt: at, guardianConsentBy: by } = members
  return {
    guardianConsentAt: sql`coalesce(${at}, ${new Date(now).toISOString()}::timestamptz)`,
    guardianConsentBy: sql`case when ${at} is null then ${adminUuid}::uuid else ${by} end`,
  }
}

/** Consent to emails belongs to a mailbox and is withdrawn when the address changes. */
const keepConsentWith = async (tx: Transaction, uuid: string, email: string): Promise<void> => {
  const [member] = await tx.select({ email: members.email }).from(members).where(eq(members.uuid, uuid)).for('update')
  if (member !== undefined && storedEmail(member.email) !== storedEmail(email)) await stopResultMails(tx, uuid)
}

export const updateMember = async (tx: Transaction, update: UpdateMember): Promise<void> => {
  const { uuid, profile, version, privacy = {}, now } = update
  const isLinked = and(eq(members.uuid, uuid), isNull(members.unlinkedAt))
  if (profile.birthday > (await centerToday(tx, now))) {
    throw new Refusal('invalid-input', { fields: { birthday: 'invalid-input' } })
  }
  await keepConsentWith(tx, uuid, profile.email)
  const change = {
    ...profile,
    visibilityAtMost: privacy.visibilityAtMost,
    ...consentChange(privacy.hasGuardianConsent, update),
  }
  await updateWithVersion(tx, { table: members, row: isLinked, version, change }).catch((error: unknown) => {
    throw violatedUnique(error) === 'members_email' ? new Refusal('member-already-linked') : error
  })
}

interface Measures extends Versioned {
  readonly memberUuid: string
  /** Null if not measured, which clears the stored value. */
  readonly weight: number | null
  readonly height: number | null
  readonly restingHeartRate: number | null
  /** Undefined keeps the stored value. */
  readonly maxHeartRate: number | null | undefined
  readonly ceiling: number | null | undefined
  readonly now: number
}

/** Also adds a first or changed weight to the history. */
export const storeMeasures = async (tx: Transaction, input: Measures): Promise<void> => {
  const row = and(eq(members.uuid, input.memberUuid), isNull(members.unlinkedAt))
  const [before] = await tx.select().from(members).where(row)
  if (before === undefined) throw new Refusal('not-found')
  const { ceiling, restingHeartRate } = input
  if (typeof ceiling === 'number' && !isCeiling(ceiling, restingHeartRate))
    throw new Refusal('invalid-input', { fields: { ceiling_bpm: 'invalid-input' } })
  const change = {
    weightKg: input.weight,
    heightCm: input.height,
    restingHeartRate: input.restingHeartRate,
    maxHeartRate: input.maxHeartRate,
    ceilingBpm: input.ceiling,
  }
  await updateWithVersion(tx, { table: members, row, version: input.version, change })
  if (input.weight === null || before.weightKg === input.weight) return
  await tx.insert(memberWeights).values({
    uuid: randomUUID(),
    branchUuid: before.branchUuid,
    memberUuid: before.uuid,
    weightKg: input.weight,
    measuredAt: new Date(input.now),
  })
}

export const unlinkMembers = async (
  tx: Transaction,
  uuids: readonly string[],
  now: number,
): Promise<readonly string[]> => {
  const left = await tx
    .update(members)
    .set({ unlinkedAt: new Date(now), version: incremented(members.version) })
    .where(and(inArray(members.uuid, [...uuids]), isNull(members.unlinkedAt)))
    .returning({ uuid: members.uuid })
  return left.map(({ uuid }) => uuid)
}

/** Allows duplicate pseudonyms, as when adding a member. */
export const relinkMembers = async (
  tx: Transaction,
  uuids: readonly string[],
  now: number,
): Promise<readonly string[]> => {
  const back = await tx
    .update(members)
    .set({ unlinkedAt: null, version: incremented(members.version) })
    .where(and(inArray(members.uuid, [...uuids]), gt(members.unlinkedAt, undoableSince(now))))
    .returning({ uuid: members.uuid })
  return back.map(({ uuid }) => uuid)
}

export const liftBans = async (tx: Transaction, memberUuid: string, now: Date): Promise<void> => {
  if ((await findMember(tx, memberUuid, now)) === null) throw new Refusal('not-found')
  await tx
    .update(bans)
    .set({ liftedAt: now })
    .where(and(eq(bans.memberUuid, memberUuid), isNull(bans.liftedAt)))
}

export const restoreBans = async (tx: Transaction, memberUuid: string, now: Date): Promise<void> => {
  const restored = await tx
    .update(bans)
    .set({ liftedAt: null })
    .where(and(eq(bans.memberUuid, memberUuid), gt(bans.liftedAt, undoableSince(now.getTime()))))
    .returning({ uuid: bans.uuid })
  if (restored.length === 0) throw new Refusal('not-found')
}
