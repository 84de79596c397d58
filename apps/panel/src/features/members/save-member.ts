import { ApiError, NO_RESPONSE } from '@repo/api-client/core/api-error'
import type { Client } from '@repo/api-client/core/client'
import { createMember } from '@repo/api-client/members/create-member'
import { memberErrorOf, type MemberError, type MemberStep } from '@repo/api-client/members/member-error'
import { memberQueries, memberQueryOptions } from '@repo/api-client/members/queries'
import { memberBodyOf, updateMember } from '@repo/api-client/members/update-member'
import { updateVariables, variablesBodyOf } from '@repo/api-client/members/update-variables'
import type { MemberProfile, TypedMeasures } from '@repo/domain/member-form'
import { useMutation, useQueryClient } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'

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
    // the session is over: the cache's own handler leads to the login, and the draft waits
    if (status === 401) throw error
    throw new MemberNotSaved(memberErrorOf({ step, status, isNew }), created, error)
  }
}

const saveMember = async (client: Client, { uuid: known, version, profile, measures }: SavedMember): Promise<void> => {
  const isNew = known === null
  const create = async () => (await client.call(createMember, { body: { email: profile.email } })).user_uuid
  const uuid = known ?? (await inStep({ step: 'create', isNew }, create))
  const params = { uuid }
  const created = isNew ? uuid : null
  const body = memberBodyOf(profile, version)
  await inStep({ step: 'information', isNew, created }, () => client.call(updateMember, { params, body }))
  await inStep({ step: 'variables', isNew, created }, () =>
    client.call(updateVariables, { params, body: variablesBodyOf(measures) }),
  )
}

/** Creates or changes a member by the calls this takes; what fails is told by what was stored. */
export const useSaveMember = () => {
  const { client } = useServices()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (member: SavedMember) => saveMember(client, member),
    onSettled: async (_, __, { uuid }) => {
      if (uuid !== null) await queryClient.invalidateQueries({ queryKey: memberQueryOptions(client, uuid).queryKey })
      await queryClient.invalidateQueries({ queryKey: memberQueries.lists })
    },
  })
}
