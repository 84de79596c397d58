import { useLingui } from '@lingui/react/macro'
import type { Challenge } from '@repo/api-client/challenges/challenge'
import type { ChallengeBody, ChangedChallenge } from '@repo/api-client/challenges/challenge-body'
import { createChallenge } from '@repo/api-client/challenges/create-challenge'
import { deleteChallenge } from '@repo/api-client/challenges/delete-challenge'
import { challengeQueries } from '@repo/api-client/challenges/queries'
import { updateChallenge } from '@repo/api-client/challenges/update-challenge'
import { toastTimes } from '@repo/domain/rhythms'

import { useServices } from '../../app/services-context.ts'
import { useSaved } from '../../lib/use-saved.ts'

const invalidates = [challengeQueries.all]

/** Creates a challenge; the form says what failed. */
export const useCreateChallenge = () => {
  const { t } = useLingui()
  const { client } = useServices()
  return useSaved((body: ChallengeBody) => client.call(createChallenge, { body }), {
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
  return useSaved((body: ChangedChallenge) => client.call(updateChallenge, { params: { uuid }, body }), {
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
