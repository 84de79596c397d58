import { useLingui } from '@lingui/react/macro'
import { trainingQueryOptions } from '@repo/api-client/trainings/queries'
import type { Training } from '@repo/api-client/trainings/training'
import { ButtonLink } from '@repo/ui/button-link'
import { Card } from '@repo/ui/card'
import { DescriptionList } from '@repo/ui/description-list'
import { IconButton } from '@repo/ui/icon-button'
import { Inline } from '@repo/ui/inline'
import { PageHeader } from '@repo/ui/page-header'
import { Stack } from '@repo/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'

import { useZone } from '../../app/locale/use-zone.ts'
import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { PendingTraining } from './pending-training.tsx'
import { RemoveImport } from './remove-import.tsx'
import { TrainingCharts, type TrainingView, ViewChoice } from './training-charts.tsx'
import { TrainingDownloads } from './training-downloads.tsx'
import { useTrainingFacts } from './training-facts.ts'
import { TrainingPicture, TrainingSummary, useTrainingResult } from './training-summary.tsx'

export interface TrainingMetricsPageProps {
  uuid: string
  onLeave: () => void
}

function PersonLink({ userUuid }: Pick<Training, 'userUuid'>) {
  const { t } = useLingui()
  const { permissions } = useSession()
  if (!permissions.includes('user_metrics')) return null
  return (
    <ButtonLink icon="user" link={<Link to="/users" search={{ metrics: userUuid }} />}>
      {t`User metrics`}
    </ButtonLink>
  )
}

function ClassLink({ classUuid }: { classUuid: string | null }) {
  const { t } = useLingui()
  if (classUuid === null) return null
  return (
    <ButtonLink icon="users" link={<Link to="/sessions" search={{ class: classUuid }} />}>
      {t`Class`}
    </ButtonLink>
  )
}

function Facts({ training, zone }: { training: Training; zone: string }) {
  return (
    <Card padding="l">
      <DescriptionList items={useTrainingFacts(training, zone)} />
    </Card>
  )
}

function Content({ training, zone }: { training: Training; zone: string }) {
  const [view, setView] = useState<TrainingView>('summary')
  const parts = useTrainingResult(training)
  return (
    <>
      <Inline justify="between">
        <ViewChoice view={view} onViewChange={setView} />
        <TrainingPicture training={training} parts={parts} zone={zone} />
      </Inline>
      {view === 'summary' ? (
        <TrainingSummary training={training} parts={parts} />
      ) : (
        <TrainingCharts training={training} view={view} />
      )}
      <Facts training={training} zone={zone} />
    </>
  )
}

export function TrainingMetricsPage({ uuid, onLeave }: TrainingMetricsPageProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const zone = useZone()
  const { data: training, isPending, isError, refetch } = useQuery(trainingQueryOptions(client, uuid))
  return (
    <Stack gap="l">
      <PageHeader
        title={t`Session metrics`}
        {...(typeof training?.userName === 'string' ? { text: training.userName } : {})}
        isTextPending={isPending}
        before={<IconButton icon="back" label={t`Back to sessions`} onClick={onLeave} />}
        actions={
          training !== undefined && (
            <>
              <PersonLink userUuid={training.userUuid} />
              <ClassLink classUuid={training.classUuid} />
              <TrainingDownloads uuid={uuid} />
              <RemoveImport training={training} onLeave={onLeave} />
            </>
          )
        }
      />
      {isPending && <PendingTraining />}
      {isError && <LoadFailure title={t`Couldn't load metrics`} onRetry={() => refetch()} />}
      {training !== undefined && <Content training={training} zone={zone} />}
    </Stack>
  )
}
