import { randomUUID } from 'node:crypto'

import { isCeiling } from '@repo/domain/privacy/ceiling'
import { choiceAtJoining, effectiveVisibility, lacksGuardianConsent } from '@repo/domain/privacy/center-privacy'
import { isGuest, isLooser, parseVisibility, type Visibility } from '@repo/domain/privacy/visibility'

import type { members } from '../../../database/schema/members.ts'
import { Refusal } from '../../../lib/refusal.ts'
import { centerPrivacyOf, type CenterPrivacyRow } from '../../center/center-queries.ts'
import { choiceOfRow, type PrivacyRow } from './participant-privacy.ts'

type Member = Pick<
  typeof members.$inferSelect,
  'birthday' | 'visibility' | 'visibilityAtMost' | 'ceilingBpm' | 'guardianConsentAt' | 'restingHeartRate'
>

const orNull = (level: Visibility | null): Visibility | null => (level === null ? null : parseVisibility(level))

/** The level of a member outside classes. `day` is today in the center's zone. */
export const standingChoiceOf = (
  center: CenterPrivacyRow,
  member: Member,
  day: string,
  forClass: Visibility | null = null,
) => {
  const { visibility, visibilityAtMost, birthday } = member
  const standing = { birthday, visibility: orNull(visibility), visibilityAtMost: orNull(visibilityAtMost) }
  return choiceAtJoining(standing, { center: centerPrivacyOf(center), day }, forClass)
}

/** What a phone requests. A pseudonym is public: with it, a stranger may only hide the member. */
export interface PrivacyRequest {
  readonly visibility?: Visibility | undefined
  /** Null removes the ceiling. */
  readonly ceiling?: number | null | undefined
  readonly byCode: boolean
}

const checkVisibility = (now: Visibility, { visibility = now, byCode }: PrivacyRequest): Visibility => {
  if (!byCode && isLooser(visibility, now)) throw new Refusal('sign-in-code-required')
  return visibility
}

const checkCeiling = (
  now: number | null,
  { ceiling = now, byCode }: PrivacyRequest,
  { restingHeartRate }: Pick<Member, 'restingHeartRate'>,
): number | null => {
  if (ceiling === now) return now
  if (ceiling !== null && !isCeiling(ceiling, restingHeartRate))
    throw new Refusal('invalid-input', { fields: { ceiling_bpm: 'invalid-input' } })
  if (!byCode && now !== null && (ceiling === null || ceiling > now)) throw new Refusal('sign-in-code-required')
  return ceiling
}

/** Applies a request to a participation. Throws a refusal. */
export const requestedPrivacy = (
  row: PrivacyRow,
  request: PrivacyRequest,
  member: Pick<Member, 'restingHeartRate'>,
): PrivacyRow => ({
  ...row,
  visibility: checkVisibility(row.visibility, request),
  ceilingBpm: checkCeiling(row.ceilingBpm, request, member),
})

interface Joining {
  readonly center: CenterPrivacyRow
  readonly member: Member
  readonly day: string
}

export const refuseWithoutConsent = ({ center, member, day }: Joining): void => {
  if (lacksGuardianConsent(member, { center: centerPrivacyOf(center), day }))
    throw new Refusal('consent-of-guardian-needed')
}

/** The privacy of a new participation. Throws a refusal. */
export const privacyAtJoining = ({ center, member, day }: Joining, request: PrivacyRequest): PrivacyRow => {
  const { chosen, atMost, isHidden } = standingChoiceOf(center, member, day)
  const { ceilingBpm } = member
  const preset = { visibility: chosen, visibilityAtMost: atMost, isHidden, wallId: null, guestNumber: null, ceilingBpm }
  return requestedPrivacy(preset, request, member)
}

/** Numbers a participation that becomes a guest's for the first time. */
export const numbered = <Row extends PrivacyRow>(row: Row, nextNumber: () => number): Row =>
  row.wallId === null && isGuest(effectiveVisibility(choiceOfRow(row)))
    ? { ...row, wallId: randomUUID(), guestNumber: nextNumber() }
    : row
