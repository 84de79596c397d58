import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import { ApiError } from '@repo/api-client/core/api-error'
import { lastNamesOf, type Member } from '@repo/api-client/members/member'
import { memberTrainingsQueryOptions } from '@repo/api-client/members/queries'
import { type Period, periodBefore } from '@repo/domain/time/period'
import { totalsOf } from '@repo/domain/trainings/training-totals'
import { Avatar } from '@repo/ui/avatar'
import { Button } from '@repo/ui/button'
import { Card } from '@repo/ui/card'
import { Columns } from '@repo/ui/columns'
import { DescriptionList } from '@repo/ui/description-list'
import { EmptyState } from '@repo/ui/empty-state'
import { IconButton } from '@repo/ui/icon-button'
import { PageHeader } from '@repo/ui/page-header'
import { Stack } from '@repo/ui/stack'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'

import { useToday } from '../../../app/locale/use-today.ts'
import { useServices } from '../../../app/services-context.ts'
import { useSession } from '../../../app/session/session-store.ts'
import { TypeChart } from '../../../lib/charts/type-chart.tsx'
import { ZoneChart } from '../../../lib/charts/zone-chart.tsx'
import { lazyDialog } from '../../../lib/lazy-dialog.tsx'
import { LoadFailure } from '../../../lib/load-failure.tsx'
import { PeriodSearch } from '../../../lib/period/period-search.tsx'
import { MetricCards } from './metric-cards.tsx'
import { WeightChart, type WeightChartProps } from './metric-charts.tsx'
import { type Comparison, useMetricFacts } from './metric-facts.ts'
import { metricsQueries, openingPeriod } from './metrics-queries.ts'
import { PendingMetrics } from './pending-metrics.tsx'

const ReportDialog = lazyDialog(() => import('./report/report-dialog.tsx').then((part) => part.ReportDialog))

export interface MetricsPageProps {
  uuid: string
  /** Null is the last seven days. */
  period: Period | null
  isReporting: boolean
  onReport: (isOpen: boolean) => void
  onPeriod: (period: Period) => void
  onLeave: () => void
}

const useMetrics = ({ uuid, period: chosen }: MetricsPageProps) => {
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const center = useQuery(centerQueryOptions(client, uuidBranch))
  const today = useToday(center.data?.zone)
  const period = useMemo(() => openingPeriod(chosen, today), [chosen, today])
  const asked = metricsQueries(client, uuid, period)
  const member = useQuery(asked.member)
  const trainings = useQuery(asked.trainings)
  const weights = useQuery(asked.weights)
  const earlier = useMemo(() => periodBefore(period), [period])
  // without the earlier period, only the changes are missing
  const { data: past, isPlaceholderData } = useQuery(memberTrainingsQueryOptions(client, uuid, earlier))
  const isOfAnother = isPlaceholderData || trainings.isPlaceholderData
  const before = past === undefined || isOfAnother ? null : { period: earlier, totals: totalsOf(past) }
  return { center: center.data, today, period, member, trainings, weights, before }
}

type MetricQuery = 'member' | 'trainings' | 'weights'

const nameOf = (member: Member): string => [member.name, lastNamesOf(member)].filter(Boolean).join(' ')

interface MetricsHeaderProps {
  member: Member | undefined
  isReady: boolean
  onLeave: () => void
  onReport: () => void
}

function MetricsHeader({ member, isReady, onLeave, onReport }: MetricsHeaderProps) {
  const { t } = useLingui()
  const back = <IconButton icon="back" label={t`Back to users`} onClick={onLeave} />
  const report = (
    <Button tone="accent" icon="mail" disabled={!isReady} onClick={onReport}>
      {t`Report`}
    </Button>
  )
  if (member === undefined) return <PageHeader title={t`User metrics`} before={back} actions={report} />
  const name = nameOf(member)
  const face = <Avatar id={member.uuid} name={name} imageUrl={member.imageUrl} size="l" />
  return (
    <PageHeader
      title={t`User metrics`}
      text={name}
      before={
        <>
          {back}
          {face}
        </>
      }
      actions={report}
    />
  )
}

const hasLeft = ({ member, trainings, weights }: Pick<ReturnType<typeof useMetrics>, MetricQuery>): boolean =>
  [member, trainings, weights].some(({ error }) => error instanceof ApiError && error.status === 404)

function Left({ onLeave }: Pick<MetricsPageProps, 'onLeave'>) {
  const { t } = useLingui()
  return (
    <Stack gap="l">
      <PageHeader
        title={t`User metrics`}
        before={<IconButton icon="back" label={t`Back to users`} onClick={onLeave} />}
      />
      <EmptyState
        icon="users"
        title={t`This user has left the center`}
        text={t`Past sessions stay in the statistics.`}
        action={<Button onClick={onLeave}>{t`Back to users`}</Button>}
      />
    </Stack>
  )
}

interface NotLoadedProps {
  queries: readonly { readonly isError: boolean; readonly refetch: () => Promise<unknown> }[]
  isLoaded: boolean
}

function NotLoaded({ queries, isLoaded }: NotLoadedProps) {
  const { t } = useLingui()
  const failing = queries.filter(({ isError }) => isError)
  if (failing.length > 0) {
    const retry = () => failing.forEach(({ refetch }) => void refetch())
    return <LoadFailure title={t`Couldn't load metrics`} onRetry={retry} />
  }
  if (isLoaded) return null
  return <PendingMetrics />
}

export function MetricsPage(props: MetricsPageProps) {
  const metrics = useMetrics(props)
  const { member, trainings, weights, period, today } = metrics
  const { onReport } = props
  // stable, because a new function would restart the report's timer
  const closeReport = useCallback(() => onReport(false), [onReport])
  // the rest is shown without the weights
  const isLoaded = member.data !== undefined && trainings.data !== undefined && !weights.isPending
  if (hasLeft(metrics)) return <Left onLeave={props.onLeave} />
  return (
    <Stack gap="l">
      <MetricsHeader
        member={member.data}
        isReady={isLoaded && weights.isSuccess}
        onLeave={props.onLeave}
        onReport={() => onReport(true)}
      />
      <Card padding="l">
        <PeriodSearch period={period} today={today} onApply={props.onPeriod} isLoading={trainings.isPlaceholderData} />
      </Card>
      <NotLoaded queries={[member, trainings]} isLoaded={isLoaded} />
      {isLoaded && (
        <Metrics
          member={member.data}
          totals={totalsOf(trainings.data)}
          before={metrics.before}
          today={today}
          weights={weights.data}
          onRetryWeights={() => void weights.refetch()}
          system={metrics.center?.measurementSystem ?? 'metric'}
          zone={metrics.center?.zone}
        />
      )}
      {props.isReporting && isLoaded && weights.data !== undefined && metrics.center !== undefined && (
        <ReportDialog
          center={metrics.center}
          member={member.data}
          trainings={trainings.data}
          weights={weights.data}
          before={metrics.before}
          period={period}
          today={today}
          onClose={closeReport}
          onReopen={() => onReport(true)}
        />
      )}
    </Stack>
  )
}

interface MetricsProps extends Omit<WeightChartProps, 'weights'> {
  member: Member
  totals: ReturnType<typeof totalsOf>
  before: Comparison | null
  today: string
  /** Undefined if loading failed. */
  weights: WeightChartProps['weights'] | undefined
  onRetryWeights: () => void
}

function Metrics({ member, totals, before, today, weights, onRetryWeights, ...chart }: MetricsProps) {
  const { t } = useLingui()
  const { person, metrics } = useMetricFacts(member, totals, today)
  // read to the member by staff, so it isn't in the report
  const code = member.signInCode === null ? [] : [{ key: 'code', label: t`Sign-in code`, value: member.signInCode }]
  return (
    <>
      <Card padding="l">
        <DescriptionList
          items={[...person, ...code].map(({ key, label, value }) => ({ key, term: label, value }))}
          isDense
        />
      </Card>
      <MetricCards metrics={metrics} totals={totals} before={before} />
      <Columns min="part" gap="l">
        <ZoneChart zoneSeconds={totals.zoneSeconds} emptyText={t`No time in any zone in this period`} />
        <TypeChart totals={totals} />
      </Columns>
      {weights !== undefined ? (
        <WeightChart weights={weights} {...chart} />
      ) : (
        <LoadFailure title={t`Couldn't load weights`} onRetry={onRetryWeights} />
      )}
    </>
  )
}
