import { memberLimits } from '@repo/domain/core/limits'
import type { MemberProfile, TypedMeasures } from '@repo/domain/people/member-form'
import { hasShortName } from '@repo/domain/people/short-name'
import type { Visibility } from '@repo/domain/privacy/visibility'
import { SEXES } from '@repo/domain/trainings/calories'
import * as z from 'zod/mini'

import { VisibilityCodec } from '../classes/visibility.ts'
import { ApiError, NO_RESPONSE } from '../core/api-error.ts'
import type { Client } from '../core/client.ts'
import { type ActionKeys, endpoint } from '../core/endpoint.ts'
import { keyed } from '../core/keyed.ts'
import { NamesShape, shortNameOf, withNames } from '../core/names.ts'
import { renamed } from '../core/renamed.ts'
import { CalendarDate, Done, Email, Uuid } from '../core/schemas.ts'
import { line } from '../core/text.ts'
import { CHANGED_MEANWHILE, VersionShape } from '../core/with-version.ts'
import { updateVariables } from './measures.ts'
import { MemberCodec } from './member.ts'

const MembersWire = z.object({
  user_uuids: z.array(Uuid).check(z.minLength(1), z.maxLength(memberLimits.atOnce.max)),
})

export const MembersCodec = renamed(MembersWire, { user_uuids: 'uuids' })

const MEMBER_STEPS = ['create', 'information', 'variables'] as const
type MemberStep = (typeof MEMBER_STEPS)[number]

const MEMBER_ERRORS = ['already-linked', 'changed-meanwhile', 'partial', 'general'] as const
export type MemberError = (typeof MEMBER_ERRORS)[number]

/** Maps a failed step to its message: whether anything was stored depends on the step. */
export const memberErrorOf = (failed: {
  readonly step: MemberStep
  readonly status: number
  readonly isNew: boolean
}): MemberError => {
  if (failed.status === 409) return 'already-linked'
  if (failed.status === 412) return 'changed-meanwhile'
  if (failed.step === 'create') return 'general'
  return failed.step === 'variables' || failed.isNew ? 'partial' : 'general'
}

export interface SavedMember {
  readonly uuid: string | null
  readonly version: number | null
  readonly profile: MemberProfile
  readonly measures: TypedMeasures
  readonly privacy?: MemberPrivacyChange
  /** In bpm; null removes it. Absent keeps the stored one. */
  readonly ceiling?: number | null
}

/** Absent parts stay as they are. */
export interface MemberPrivacyChange {
  /** The most open level; null allows any. */
  readonly visibilityAtMost?: Visibility | null | undefined
  readonly hasGuardianConsent?: boolean | undefined
}

export class MemberNotSaved extends Error {
  override readonly name = 'MemberNotSaved'
  readonly error: MemberError
  readonly created: string | null

  constructor(error: MemberError, created: string | null, cause: unknown) {
    super(error, { cause })
    this.error = error
    this.created = created
  }
}

const UNAUTHENTICATED = 401

interface Step {
  readonly step: MemberStep
  readonly isNew: boolean
  readonly created?: string | null
}

const inStep = async <T>({ step, isNew, created = null }: Step, call: () => Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    const status = error instanceof ApiError ? error.status : NO_RESPONSE
    // an ended session says nothing about the member
    if (status === UNAUTHENTICATED) throw error
    throw new MemberNotSaved(memberErrorOf({ step, status, isNew }), created, error)
  }
}

/** Creates or changes a member. Returns the member's UUID. @throws {MemberNotSaved} by what was stored, {ApiError} if the session ended. */
export const saveMember = async (
  client: Client,
  { uuid: known, version, profile, measures, privacy, ceiling }: SavedMember,
  keys: ActionKeys,
): Promise<string> => {
  const isNew = known === null
  const create = async () => (await client.call(createMember, { body: { email: profile.email }, keys })).uuid
  const uuid = known ?? (await inStep({ step: 'create', isNew }, create))
  const params = { uuid }
  const created = isNew ? uuid : null
  await inStep({ step: 'information', isNew, created }, () =>
    client.call(updateMember, {
      params,
      body: { profile, version, ...(privacy === undefined ? {} : { privacy }) },
      keys,
    }),
  )
  // the previous step incremented it
  const body = {
    ...measures,
    ...(ceiling === undefined ? {} : { ceiling }),
    version: version === null ? undefined : version + 1,
  }
  await inStep({ step: 'variables', isNew, created }, () => client.call(updateVariables, { params, body, keys }))
  return uuid
}

/** First of three calls. Links a former member again, with their history. */
export const createMember = keyed(
  endpoint({
    method: 'POST',
    path: '/api/v2/users',
    summary: 'Create a member by email',
    access: { kind: 'staff', permission: 'user_create' },
    body: z.object({ email: Email }),
    response: renamed(z.object({ user_uuid: z.string() }), { user_uuid: 'uuid' }),
    status: 201,
    errors: { 409: ['member-already-linked'] },
  }),
)

const MemberWire = withNames(
  z.object({
    email: Email,
    ...NamesShape,
    pseudonym: line(memberLimits.pseudonym),
    birthday: CalendarDate,
    sex: z.enum(SEXES),
    visibility_at_most: z.optional(z.nullable(VisibilityCodec)),
    guardian_consent: z.optional(z.boolean()),
    ...VersionShape,
  }),
)

interface MemberChange {
  readonly profile: MemberProfile
  readonly version: number | null
  readonly privacy?: MemberPrivacyChange
}

const privacyIn = (visibilityAtMost?: Visibility | null, hasGuardianConsent?: boolean): Pick<MemberChange, 'privacy'> =>
  visibilityAtMost === undefined && hasGuardianConsent === undefined
    ? {}
    : { privacy: { visibilityAtMost, hasGuardianConsent } }

const MemberChangeCodec = z.codec(MemberWire, z.custom<MemberChange>(), {
  decode: (wire) => {
    const { last_name_1: lastName1, last_name_2: lastName2 = null, short_name: _, version = null, ...given } = wire
    const { visibility_at_most: atMost, guardian_consent: hasGuardianConsent, ...rest } = given
    return { profile: { ...rest, lastName1, lastName2 }, version, ...privacyIn(atMost, hasGuardianConsent) }
  },
  encode: ({ profile: { lastName1, lastName2, ...rest }, version, privacy }) => ({
    ...rest,
    last_name_1: lastName1,
    ...shortNameOf(hasShortName({ name: rest.name, lastName1, lastName2 })),
    ...(lastName2 === null ? {} : { last_name_2: lastName2 }),
    ...(version === null ? {} : { version }),
    ...(privacy?.visibilityAtMost === undefined ? {} : { visibility_at_most: privacy.visibilityAtMost }),
    ...(privacy?.hasGuardianConsent === undefined ? {} : { guardian_consent: privacy.hasGuardianConsent }),
  }),
})

export const updateMember = keyed(
  endpoint({
    method: 'PUT',
    path: '/api/v2/users/{uuid}/information',
    summary: 'Change a member',
    access: { kind: 'staff', permission: 'user_edit' },
    params: z.object({ uuid: Uuid }),
    body: MemberChangeCodec,
    response: Done,
    errors: { 409: ['member-already-linked'], ...CHANGED_MEANWHILE },
  }),
)

export const showMember = endpoint({
  method: 'GET',
  path: '/api/v2/users/{uuid}/information',
  summary: 'Show a member',
  access: { kind: 'staff', permission: 'user_show' },
  params: z.object({ uuid: Uuid }),
  response: MemberCodec,
})
