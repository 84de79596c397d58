import { useLingui } from '@lingui/react/macro'
import type { ChallengeDetail } from '@repo/api-client/challenges/challenge'
import { challengeOptions } from '@repo/api-client/challenges/queries'
import { ApiError } from '@repo/api-client/core/api-error'
import { ButtonLink } from '@repo/ui/button-link'
import { Card } from '@repo/ui/card'
import { Columns } from '@repo/ui/columns'
import { DescriptionList } from '@repo/ui/description-list'
import { ErrorState } from '@repo/ui/error-state'
import { IconLink } from '@repo/ui/icon-link'
import { LoadingView } from '@repo/ui/loading-view'
import { PageHeader } from '@repo/ui/page-header'
import { Skeleton } from '@repo/ui/skeleton'
import { Stack } from '@repo/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { LoadFailure } from '../../../lib/load-failure.tsx'
import { useChallengeLabels } from '../challenge-labels.ts'

interface ChallengeLoadedProps {
  uuid: string
  children: (challenge: ChallengeDetail) => ReactNode
}

/** As high as the head of a challenge, and cards below. */
function PendingChallenge() {
  const { t } = useLingui()
  const { columns } = useChallengeLabels()
  const facts = [columns.status, columns.kind, columns.modality, columns.compliance, t`Days`, columns.participants]
  return (
    <Stack gap="l">
      <PageHeader
        title={t`Challenge`}
        before={<IconLink icon="back" label={t`Challenges`} link={<Link to="/challenges" />} />}
      />
      <LoadingView label={t`Loading`}>
        <Card>
          <DescriptionList items={facts.map((term) => ({ key: term, term, value: undefined }))} />
        </Card>
        <Skeleton shape="control" />
        <Columns min="card" gap="m">
          {[0, 1, 2, 3, 4, 5].map((place) => (
            <Skeleton key={place} shape="card" />
          ))}
        </Columns>
      </LoadingView>
    </Stack>
  )
}

export function ChallengeLoaded({ uuid, children }: ChallengeLoadedProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const { data, error, refetch } = useQuery(challengeOptions(client, uuid))
  if (data !== undefined) return children(data)
  if (error === null) {
    return <PendingChallenge />
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
