import { randomUUID } from 'node:crypto'

import { canJoin } from '@repo/domain/classes/capacity'
import { zoneCity } from '@repo/domain/time/date-format'
import { dayIn } from '@repo/domain/time/day'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'

import { type Transaction, uuidIn } from '../../../database/database.ts'
import type { branches } from '../../../database/schema/center.ts'
import { bans, participations } from '../../../database/schema/classes.ts'
import type { members } from '../../../database/schema/members.ts'
import type { Language } from '../../../lib/language.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { type ClassRow, profileOf } from '../class-queries.ts'
import {
  numbered,
  privacyAtJoining,
  type PrivacyRequest,
  refuseWithoutConsent,
  requestedPrivacy,
} from '../privacy/join-privacy.ts'

type Branch = typeof branches.$inferSelect
type Member = typeof members.$inferSelect
type Ban = typeof bans.$inferSelect
export type Participation = typeof participations.$inferSelect

export interface JoinCandidate {
  readonly row: ClassRow
  readonly member: Member
}

interface Reading {
  readonly now: number
  readonly withoutSpot: WithoutSpot
}

interface Moment {
  readonly language: Language
  readonly now: number
  /** Absent for straps and staff, which choose nothing. */
  readonly privacy?: PrivacyRequest | null
}

/** Bans, participations, and spots are read at once, so each candidate is decided without another query. */
export interface JoinBatch {
  /** Participations that existed before the batch. */
  readonly known: readonly Participation[]
  /** Throws a refusal of this candidate only, such as a ban or a full class. */
  readonly admit: (seeker: JoinCandidate, moment: Moment) => Participation
  /** Applies a request that `admit` accepted. */
  readonly choose: (participation: Participation, seeker: JoinCandidate, privacy: PrivacyRequest) => Participation
  readonly write: () => Promise<void>
}

const banSentence = (until: Date | null, language: Language, zone: string): string => {
  // phones detect a permanent ban by this word, in both languages
  if (until === null) return language === 'es' ? ' de forma permanente' : ' permanently'
  const text = new Intl.DateTimeFormat(language === 'es' ? 'es-MX' : 'en-US', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  }).format(until)
  return `${language === 'es' ? ' hasta el' : ' until'} ${text} (${zoneCity(zone, language)})`
}

const untilOf = ({ until }: Ban): number => until?.getTime() ?? Infinity

const unique = (values: readonly string[]): readonly string[] => [...new Set(values)]

type Participant = Pick<Participation, 'classUuid' | 'memberUuid'>

/** Members of a class whose spots others may take. */
type WithoutSpot = (classUuid: string) => ReadonlySet<string>

const keyOf = (classUuid: string, memberUuid: string): string => `${classUuid} ${memberUuid}`

const read = async (tx: Transaction, seekers: readonly JoinCandidate[], { now, withoutSpot }: Reading) => {
  const memberUuids = unique(seekers.map(({ member }) => member.uuid))
  const classUuids = unique(seekers.map(({ row }) => row.uuid))
  const held = await tx
    .select()
    .from(bans)
    .where(
      and(
        uuidIn(sql`${bans.memberUuid}`, memberUuids),
        isNull(bans.liftedAt),
        or(isNull(bans.until), gt(bans.until, new Date(now))),
      ),
    )
  const known = await tx
    .select()
    .from(participations)
    .where(
      and(uuidIn(sql`${participations.classUuid}`, classUuids), uuidIn(sql`${participations.memberUuid}`, memberUuids)),
    )
  const { classUuid, memberUuid, removedAt, guestNumber } = participations
  const all = await tx
    .select({ classUuid, memberUuid, removedAt, guestNumber })
    .from(participations)
    .where(uuidIn(sql`${classUuid}`, classUuids))
  const inside = all.filter((one) => one.removedAt === null)
  const without = new Map(classUuids.map((uuid) => [uuid, withoutSpot(uuid)]))
  const holds = (one: Participant): boolean => without.get(one.classUuid)?.has(one.memberUuid) !== true
  const guests = new Map<string, number>()
  for (const one of all) guests.set(one.classUuid, Math.max(guests.get(one.classUuid) ?? 0, one.guestNumber ?? 0))
  return {
    held,
    known,
    guests,
    spots: new Set(inside.filter(holds).map((one) => keyOf(one.classUuid, one.memberUuid))),
  }
}

const NO_REQUEST: PrivacyRequest = { byCode: true }

const newParticipation = (branch: Branch, { row, member }: JoinCandidate, { now, privacy }: Moment): Participation => {
  const day = dayIn(branch.zone, now)
  const { maxHeartRate, weight, sex, age } = profileOf(member, day)
  const at = new Date(now)
  return {
    uuid: randomUUID(),
    branchUuid: branch.uuid,
    classUuid: row.uuid,
    memberUuid: member.uuid,
    pseudonym: member.pseudonym,
    imageUrl: member.imageUrl,
    maxHeartRate,
    weightKg: weight,
    sex,
    age,
    sensorName: null,
    joinedAt: at,
    consentAt: at,
    removedAt: null,
    ...privacyAtJoining({ center: branch, member, day }, privacy ?? NO_REQUEST),
  }
}

const insert = (tx: Transaction, rows: readonly Participation[]) => {
  const of = <K extends keyof Participation>(key: K) => sql.param(rows.map((row) => row[key]))
  const joinedAt = sql.param(rows.map((row) => row.joinedAt.toISOString()))
  return tx.execute(sql`
    insert into participations (uuid, branch_uuid, class_uuid, member_uuid, pseudonym, image_url, max_heart_rate,
      weight_kg, sex, age, joined_at, consent_at, visibility, visibility_at_most, wall_id, guest_number, ceiling_bpm)
    select uuid, branch, class, member, pseudonym, image, rate, weight, sex, age, at::timestamptz, at::timestamptz,
      shown, most, wall, guest, ceiling
    from unnest(${of('uuid')}::uuid[], ${of('branchUuid')}::uuid[], ${of('classUuid')}::uuid[],
      ${of('memberUuid')}::uuid[], ${of('pseudonym')}::text[], ${of('imageUrl')}::text[], ${of('maxHeartRate')}::float8[],
      ${of('weightKg')}::float8[], ${of('sex')}::text[], ${of('age')}::int[], ${joinedAt}::text[],
      ${of('visibility')}::text[], ${of('visibilityAtMost')}::text[], ${of('wallId')}::uuid[],
      ${of('guestNumber')}::int[], ${of('ceilingBpm')}::int[])
      as came (uuid, branch, class, member, pseudonym, image, rate, weight, sex, age, at, shown, most, wall, guest,
        ceiling)`)
}

/** Call with the classes locked. */
export const readJoinBatch = async (
  tx: Transaction,
  branch: Branch,
  seekers: readonly JoinCandidate[],
  reading: Reading,
): Promise<JoinBatch> => {
  const { held, known, guests, spots } = await read(tx, seekers, reading)
  const inside = new Map(known.map((one) => [keyOf(one.classUuid, one.memberUuid), one]))
  const created: Participation[] = []
  const readmitted: string[] = []
  const changed = new Map<string, Participation>()

  const refuseBanned = ({ row, member }: JoinCandidate, { language, now: at }: Moment): void => {
    const own = held.filter(
      (ban) => ban.memberUuid === member.uuid && ban.roomUuid === row.roomUuid && untilOf(ban) > at,
    )
    const [longest] = own.toSorted((a, b) => untilOf(b) - untilOf(a))
    if (longest === undefined) return
    throw new Refusal('banned', { values: { end: banSentence(longest.until, language, branch.zone) } })
  }

  const letIn = (participation: Participation): Participation => {
    const { classUuid, memberUuid } = participation
    inside.set(keyOf(classUuid, memberUuid), participation)
    spots.add(keyOf(classUuid, memberUuid))
    return participation
  }

  /** A member who lost their spot needs a free one again. */
  const refuseFull = ({ row, member }: JoinCandidate): void => {
    const joined = [...spots].filter((key) => key.startsWith(row.uuid)).length
    const alreadyIn = spots.has(keyOf(row.uuid, member.uuid))
    if (canJoin({ capacity: row.capacity, joined, alreadyIn }).ok) return
    throw new Refusal('class-full', { values: { capacity: String(row.capacity) } })
  }

  const withNumber = (participation: Participation): Participation =>
    numbered(participation, () => {
      const number = (guests.get(participation.classUuid) ?? 0) + 1
      guests.set(participation.classUuid, number)
      return number
    })

  const choose = (participation: Participation, { member }: JoinCandidate, privacy: PrivacyRequest): Participation => {
    const chosen = withNumber({ ...participation, ...requestedPrivacy(participation, privacy, member) })
    changed.set(chosen.uuid, chosen)
    inside.set(keyOf(chosen.classUuid, chosen.memberUuid), chosen)
    return chosen
  }

  const admit = (seeker: JoinCandidate, moment: Moment): Participation => {
    const { row, member } = seeker
    refuseBanned(seeker, moment)
    refuseFull(seeker)
    refuseWithoutConsent({ center: branch, member, day: dayIn(branch.zone, moment.now) })
    const existing = inside.get(keyOf(row.uuid, member.uuid))
    if (existing !== undefined) {
      if (moment.privacy) requestedPrivacy(existing, moment.privacy, member)
      if (existing.removedAt === null) return letIn(existing)
      readmitted.push(existing.uuid)
      return letIn({ ...existing, removedAt: null })
    }
    const participation = withNumber(newParticipation(branch, seeker, moment))
    created.push(participation)
    return letIn(participation)
  }

  const write = async (): Promise<void> => {
    if (created.length > 0) await insert(tx, created)
    for (const { uuid, visibility, ceilingBpm, wallId, guestNumber } of changed.values()) {
      const choice = { visibility, ceilingBpm, wallId, guestNumber }
      await tx.update(participations).set(choice).where(eq(participations.uuid, uuid))
    }
    if (readmitted.length > 0) {
      await tx
        .update(participations)
        .set({ removedAt: null })
        .where(uuidIn(sql`${participations.uuid}`, readmitted))
    }
  }
  return { known, admit, choose, write }
}
