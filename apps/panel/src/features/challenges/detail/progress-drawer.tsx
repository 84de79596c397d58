import { useLingui } from '@lingui/react/macro'
import { metricsOptions, type Subject } from '@repo/api-client/challenges/queries'
import type { GoalMetric } from '@repo/api-client/challenges/show-metrics'
import type { Compliance } from '@repo/domain/challenges/challenge'
import { formatCount } from '@repo/domain/core/number-format'
import { Button } from '@repo/ui/button'
import { type DataColumn, DataTable } from '@repo/ui/data-table'
import { Drawer } from '@repo/ui/drawer'
import { Icon } from '@repo/ui/icon'
import { LoadingView } from '@repo/ui/loading-view'
import { Stack } from '@repo/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'

import { useServices } from '../../../app/services-context.ts'
import { EmptyList } from '../../../lib/help/empty-list.tsx'
import { LoadFailure } from '../../../lib/load-failure.tsx'
import { useGoalLabels } from '../goals/goal-labels.ts'
import { CountedTrainings } from './counted-trainings.tsx'

interface ProgressDrawerProps {
  uuid: string
  compliance: Compliance
  subject: Subject
  name: string
  actions?: ReactNode
  onClose: () => void
}

/** Rounded down, so an unreached target never looks reached. */
function useColumns(compliance: Compliance): readonly DataColumn<GoalMetric>[] {
  const { t } = useLingui()
  const { columns: words, types, amount } = useGoalLabels()
  const goal: DataColumn<GoalMetric> = {
    key: 'type',
    header: words.type,
    isTitle: true,
    cell: ({ type }) => types[type],
  }
  const soFar: DataColumn<GoalMetric> = {
    key: 'accumulated',
    header: words.accumulated,
    cell: ({ type, accumulated }) => amount(type, accumulated),
    align: 'end',
    size: 'm',
  }
  if (compliance === 'free') return [goal, soFar]
  return [
    goal,
    {
      key: 'level',
      header: words.level,
      cell: ({ level }) => formatCount(level),
      align: 'end',
      size: 'xs',
      priority: 2,
    },
    soFar,
    { key: 'target', header: words.target, cell: ({ type, target }) => amount(type, target), align: 'end', size: 'm' },
    {
      key: 'reached',
      header: words.reached,
      cell: ({ isReached }) => (isReached ? <Icon name="check" size="text" label={t`Reached`} /> : '–'),
      size: 'xs',
      priority: 1,
    },
  ]
}

export function ProgressDrawer({ uuid, compliance, subject, name, actions, onClose }: ProgressDrawerProps) {
  const { t } = useLingui()
  const { client } = useServices()
  const { data, isError, refetch } = useQuery(metricsOptions(client, uuid, subject))
  const columns = useColumns(compliance)
  const [isExplained, setIsExplained] = useState(false)
  return (
    <Drawer open onOpenChange={onClose} title={name} side="right" size="m" closeLabel={t`Close`}>
      <Stack gap="l">
        {actions}
        {isError && <LoadFailure title={t`Couldn't load progress`} onRetry={() => refetch()} />}
        {data === undefined && !isError && (
          <LoadingView label={t`Loading`}>
            <DataTable
              label={t`Goals`}
              columns={columns}
              rows={[]}
              keyOf={({ goalUuid }) => goalUuid}
              loadingRows={3}
            />
          </LoadingView>
        )}
        {data?.length === 0 && (
          <EmptyList icon="trophy" title={t`No goals yet`} text={t`Add goals to track everyone's progress.`} />
        )}
        {data !== undefined && data.length > 0 && (
          <DataTable label={t`Goals`} columns={columns} rows={data} keyOf={({ goalUuid }) => goalUuid} />
        )}
        {isExplained ? (
          <CountedTrainings uuid={uuid} subject={subject} />
        ) : (
          <Button icon="eye" onClick={() => setIsExplained(true)}>
            {t`Show sessions that count`}
          </Button>
        )}
      </Stack>
    </Drawer>
  )
}
