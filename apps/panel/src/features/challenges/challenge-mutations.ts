import { useLingui } from '@lingui/react/macro'
import type { Challenge } from '@repo/api-client/challenges/challenge'
import type { ChallengeBody, ChangedChallenge } from '@repo/api-client/challenges/challenge-body'
import { createChallenge } from '@repo/api-client/challenges/create-challenge'
import { deleteChallenge } from '@repo/api-client/challenges/delete-challenge'
import { challengeQueries } from '@repo/api-client/challenges/queries'
import { updateChallenge } from '@repo/api-client/challenges/update-challenge'
import type { Client } from '@repo/api-client/core/client'
import type { Versioned } from '@repo/api-client/core/seen'
import { toastTimes } from '@repo/domain/rhythms'
import { useRef } from 'react'

import { useServices } from '../../app/services-context.ts'
import { useSaved } from '../../lib/use-saved.ts'
import { callsOf, changesOf } from './challenge-calls.ts'

const invalidates = [challengeQueries.all]

interface Change extends Versioned {
  readonly uuid: string
  readonly calls: readonly ChangedChallenge[]
}

/** Sends one call after the other; each sees the challenge one change further. */
const change = async (client: Client, { uuid, calls, version }: Change, key: string): Promise<void> => {
  for (const [index, body] of calls.entries()) {
    const seen = version === undefined ? {} : { version: version + index }
    await client.call(updateChallenge, { params: { uuid }, body: { ...body, ...seen }, key: `${key}-${index}` })
  }
}

interface Create {
  readonly body: ChallengeBody
  readonly key: string
  /** Called once what was made is deleted again. */
  readonly onDeleted: () => void
}

const create = async (client: Client, { body, key, onDeleted }: Create): Promise<Challenge> => {
  const [first, ...rest] = callsOf(body)
  const made = await client.call(createChallenge, { body: first, key })
  const { uuid, startAt, finishAt, version } = made
  try {
    await change(client, { uuid, version, calls: rest.map((others) => ({ ...others, startAt, finishAt })) }, key)
  } catch (error) {
    // whoever tries again makes it anew
    await client.call(deleteChallenge, { params: { uuid } }).then(onDeleted, () => {})
    throw error
  }
  return made
}

/** Creates a challenge; the form says what failed. */
export const useCreateChallenge = () => {
  const { t } = useLingui()
  const { client } = useServices()
  // the key of what was deleted again brings nothing back
  const deleted = useRef(0)
  const save = (body: ChallengeBody, key: string) =>
    create(client, { body, key: `${key}-${deleted.current}`, onDeleted: () => (deleted.current += 1) })
  return useSaved(save, {
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
  const save = ({ version, ...body }: ChangedChallenge & Versioned, key: string) =>
    change(client, { uuid, version, calls: changesOf(body) }, key)
  return useSaved(save, {
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
