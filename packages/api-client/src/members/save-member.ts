import type { MemberProfile, TypedMeasures } from '@repo/domain/people/member-form'

import type { ActionKeys } from '../core/action-keys.ts'
import { ApiError, NO_RESPONSE } from '../core/api-error.ts'
import type { Client } from '../core/client.ts'
import { createMember } from './create-member.ts'
import { memberErrorOf, type MemberError, type MemberStep } from './member-error.ts'
import { updateMember } from './update-member.ts'
import { updateVariables } from './update-variables.ts'

export interface SavedMember {
  /** Null creates a member. */
  readonly uuid: string | null
  readonly version: number | null
  readonly profile: MemberProfile
  readonly measures: TypedMeasures
}

/** A member that was not wholly saved; `cause` is the call's own error. */
export class MemberNotSaved extends Error {
  override readonly name = 'MemberNotSaved'
  readonly error: MemberError
  /** The new member that a creation cut short has left; null when there is none. */
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
    // that the session is over says nothing of the member
    if (status === UNAUTHENTICATED) throw error
    throw new MemberNotSaved(memberErrorOf({ step, status, isNew }), created, error)
  }
}

/**
 * Creates or changes a member by the calls that this takes.
 * @throws {MemberNotSaved} by what was stored; {ApiError} when the session is over.
 */
export const saveMember = async (
  client: Client,
  { uuid: known, version, profile, measures }: SavedMember,
  keys: ActionKeys,
): Promise<void> => {
  const isNew = known === null
  const create = async () => (await client.call(createMember, { body: { email: profile.email }, keys })).uuid
  const uuid = known ?? (await inStep({ step: 'create', isNew }, create))
  const params = { uuid }
  const created = isNew ? uuid : null
  await inStep({ step: 'information', isNew, created }, () =>
    client.call(updateMember, { params, body: { profile, version }, keys }),
  )
  // one further by the step before
  const body = { ...measures, version: version === null ? undefined : version + 1 }
  await inStep({ step: 'variables', isNew, created }, () => client.call(updateVariables, { params, body, keys }))
}
