import { useLingui } from '@lingui/react/macro'
import type { Challenge } from '@repo/api-client/challenges/challenge'
import type { ChallengeBody, ChangedChallenge } from '@repo/api-client/challenges/challenge-body'
import { createChallenge } from '@repo/api-client/challenges/create-challenge'
import { deleteChallenge } from '@repo/api-client/challenges/delete-challenge'
import { challengeQueries } from '@repo/api-client/challenges/queries'
import { updateChallenge } from '@repo/api-client/challenges/update-challenge'
import type { Client } from '@repo/api-client/core/client'
import { toastTimes } from '@repo/domain/rhythms'

import { useServices } from '../../app/services-context.ts'
import { useSaved } from '../../lib/use-saved.ts'
import { callsOf, changesOf } from './challenge-calls.ts'

const invalidates = [challengeQueries.all]

const change = async (client: Client, uuid: string, calls: readonly ChangedChallenge[]): Promise<void> => {
  for (const body of calls) await client.call(updateChallenge, { params: { uuid }, body })
}

const create = async (client: Client, body: ChallengeBody): Promise<Challenge> => {
  const [first, ...rest] = callsOf(body)
  const made = await client.call(createChallenge, { body: first })
  const { uuid, startAt, finishAt } = made
  try {
    await change(
      client,
      uuid,
      rest.map((others) => ({ ...others, startAt, finishAt })),
    )
  } catch (error) {
    // whoever tries again makes it anew
    await client.call(deleteChallenge, { params: { uuid } }).catch(() => {})
    throw error
  }
  return made
}

/** Creates a challenge; the form says what failed. */
export const useCreateChallenge = () => {
  const { t } = useLingui()
  const { client } = useServices()
  return useSaved((body: ChallengeBody) => create(client, body), {
    invalidates,
    told: () => t`Challenge created`,
    failed: () => null,
    duration: toastTimes.short,
  })
}

/** Changes a challenge; likewise. */
export const useUpdateChallenge = (uuid: string) => {
  const { t } = useLingui()
  const { client } = useServices()
  return useSaved((body: ChangedChallenge) => change(client, uuid, changesOf(body)), {
    invalidates,
    told: () => t`Challenge updated`,
    failed: () => null,
    duration: toastTimes.short,
  })
}

export const useDeleteChallenge = ({ uuid }: Challenge) => {
  const { t } = useLingui()
  const { client } = useServices()
  return useSaved(() => client.call(deleteChallenge, { params: { uuid } }), {
    invalidates,
    told: () => t`Challenge deleted`,
  })
}
