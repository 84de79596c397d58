import { useLingui } from '@lingui/react/macro'
import type { Challenge } from '@repo/api-client/challenges/challenge'
import { challengeQueries } from '@repo/api-client/challenges/queries'
import {
  type ChallengeBody,
  type ChangedChallenge,
  createChallenge,
  deleteChallenge,
  updateChallenge,
} from '@repo/api-client/challenges/save-challenge'
import type { Client } from '@repo/api-client/core/client'
import type { ActionKeys } from '@repo/api-client/core/endpoint'
import type { Versioned } from '@repo/api-client/core/with-version'
import { toastTimes } from '@repo/domain/time/durations'

import { useServices } from '../../app/services-context.ts'
import { useSaved } from '../../lib/use-saved.ts'
import { callsOf, changesOf } from './challenge-calls.ts'

const invalidates = [challengeQueries.all]

interface Change extends Versioned {
  readonly uuid: string
  readonly calls: readonly ChangedChallenge[]
}

/** Each call increments the version. */
const change = async (client: Client, { uuid, calls, version }: Change, keys: ActionKeys): Promise<void> => {
  for (const [index, body] of calls.entries()) {
    const seen = version === undefined ? {} : { version: version + index }
    await client.call(updateChallenge, { params: { uuid }, body: { ...body, ...seen }, keys })
  }
}

const create = async (client: Client, body: ChallengeBody, keys: ActionKeys): Promise<Challenge> => {
  const [first, ...rest] = callsOf(body)
  const made = await client.call(createChallenge, { body: first, keys })
  const { uuid, startAt, finishAt, version } = made
  try {
    await change(client, { uuid, version, calls: rest.map((others) => ({ ...others, startAt, finishAt })) }, keys)
  } catch (error) {
    // a retry creates it again
    await client.call(deleteChallenge, { params: { uuid } }).catch(() => {})
    throw error
  }
  return made
}

export const useCreateChallenge = () => {
  const { t } = useLingui()
  const { client } = useServices()
  return useSaved((body: ChallengeBody, keys) => create(client, body, keys), {
    invalidates,
    notice: () => t`Challenge created`,
    failed: () => null,
    duration: toastTimes.short,
  })
}

export const useUpdateChallenge = (uuid: string) => {
  const { t } = useLingui()
  const { client } = useServices()
  const save = ({ version, ...body }: ChangedChallenge & Versioned, keys: ActionKeys) =>
    change(client, { uuid, version, calls: changesOf(body) }, keys)
  return useSaved(save, {
    invalidates,
    notice: () => t`Challenge updated`,
    failed: () => null,
    duration: toastTimes.short,
  })
}

export const useDeleteChallenge = ({ uuid }: Challenge) => {
  const { t } = useLingui()
  const { client } = useServices()
  return useSaved(() => client.call(deleteChallenge, { params: { uuid } }), {
    invalidates,
    notice: () => t`Challenge deleted`,
    gone: () => t`This challenge no longer exists`,
  })
}
