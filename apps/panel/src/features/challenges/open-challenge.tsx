import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import type { Challenge } from '@repo/api-client/challenges/challenge'
import { challengeQueries, storedChallengeOptions } from '@repo/api-client/challenges/queries'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { useOpened } from '../../lib/form/use-opened.ts'
import { WaitingDialog } from '../../lib/form/waiting-dialog.tsx'
import { CHALLENGE_DRAFT, ChallengeDialog } from './form/challenge-dialog.tsx'

interface OpenChallengeProps {
  /** Null creates a challenge. */
  uuid: string | null
  onCreated: (challenge: Challenge) => void
  onClose: () => void
}

export function OpenChallenge({ uuid, onCreated, onClose }: OpenChallengeProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const center = useQuery(centerQueryOptions(client, useSession().uuidBranch))
  const stored = useQuery({ ...storedChallengeOptions(client, uuid ?? ''), enabled: uuid !== null })
  const { opened, reload } = useOpened(stored, {
    draft: CHALLENGE_DRAFT,
    notice: t`This challenge no longer exists`,
    invalidates: challengeQueries.all,
    onClose,
  })
  const isReady = center.data !== undefined && (uuid === null || opened !== null)
  if (!isReady) {
    const failing = [center, stored].find(({ isError, isPaused }) => isError || isPaused)
    return (
      <WaitingDialog
        title={uuid === null ? t`Add challenge` : t`Edit challenge`}
        failed={t`Couldn't load the challenge`}
        query={failing ?? center}
        onClose={onClose}
      />
    )
  }
  return (
    <ChallengeDialog
      key={opened?.challenge.version}
      center={center.data}
      stored={opened}
      onCreated={onCreated}
      onClose={onClose}
      onReload={reload}
    />
  )
}
