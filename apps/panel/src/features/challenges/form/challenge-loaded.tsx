import { useLingui } from '@lingui/react/macro'
import type { ChallengeDetail } from '@repo/api-client/challenges/challenge'
import { challengeOptions } from '@repo/api-client/challenges/queries'
import { ApiError } from '@repo/api-client/core/api-error'
import { ButtonLink } from '@repo/ui/button-link'
import { ErrorState } from '@repo/ui/error-state'
import { Inline } from '@repo/ui/inline'
import { Spinner } from '@repo/ui/spinner'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { LoadFailure } from '../../../lib/load-failure.tsx'

interface ChallengeLoadedProps {
  uuid: string
  children: (challenge: ChallengeDetail) => ReactNode
}

export function ChallengeLoaded({ uuid, children }: ChallengeLoadedProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const { data, error, refetch } = useQuery(challengeOptions(client, uuid))
  if (data !== undefined) return children(data)
  if (error === null) {
    return (
      <Inline justify="center">
        <h1>
          <VisuallyHidden>{t`Challenge`}</VisuallyHidden>
        </h1>
        <Spinner size="l" label={t`Loading`} />
      </Inline>
    )
  }
  return error instanceof ApiError && error.status === 404 ? (
    <ErrorState
      level={1}
      title={t`This challenge doesn't exist`}
      action={<ButtonLink link={<Link to="/challenges" />}>{t`All challenges`}</ButtonLink>}
    />
  ) : (
    <LoadFailure level={1} title={t`Couldn't load the challenge`} onRetry={() => refetch()} />
  )
}
