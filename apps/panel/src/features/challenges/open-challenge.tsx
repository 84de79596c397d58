import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/centers/queries'
import type { Challenge } from '@repo/api-client/challenges/challenge'
import { challengeEntrantsOptions, challengeQueries } from '@repo/api-client/challenges/queries'
import { everyMemberOptions } from '@repo/api-client/members/queries'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session-store.ts'
import { useOpened } from '../../lib/form/use-opened.ts'
import { WaitingDialog } from '../../lib/form/waiting-dialog.tsx'
import { CHALLENGE_DRAFT, ChallengeDialog } from './challenge-dialog.tsx'

interface OpenChallengeProps {
  /** Null creates one. */
  challenge: Challenge | null
  onCreated: (challenge: Challenge) => void
  onClose: () => void
}

/** The form of a challenge, once everybody who can be chosen is known. */
export function OpenChallenge({ challenge, onCreated, onClose }: OpenChallengeProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const center = useQuery(centerQueryOptions(client, useSession().uuidBranch))
  const people = useQuery(everyMemberOptions(client))
  const entrants = useQuery({
    ...challengeEntrantsOptions(client, challenge?.uuid ?? ''),
    enabled: challenge !== null,
  })
  const { opened } = useOpened(entrants, {
    draft: CHALLENGE_DRAFT,
    told: t`The challenge does not exist any more`,
    invalidates: challengeQueries.all,
    onClose,
  })
  const isReady = center.data !== undefined && people.data !== undefined && (challenge === null || opened !== null)
  if (!isReady) {
    const failing = [center, people, entrants].find(({ isError }) => isError)
    return (
      <WaitingDialog
        title={challenge === null ? t`New challenge` : t`Edit challenge`}
        failed={t`Could not download who can take part, try later.`}
        query={failing ?? people}
        onClose={onClose}
      />
    )
  }
  return (
    <ChallengeDialog
      center={center.data}
      people={people.data}
      stored={challenge === null || opened === null ? null : { challenge, entrants: opened }}
      onCreated={onCreated}
      onClose={onClose}
    />
  )
}
