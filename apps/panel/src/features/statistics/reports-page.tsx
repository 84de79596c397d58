import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import type { CenterReport } from '@repo/api-client/statistics/endpoints'
import { reportQueryOptions } from '@repo/api-client/statistics/queries'
import { type Period, periodOf } from '@repo/domain/time/period'
import { Card } from '@repo/ui/card'
import { ChartSkeleton } from '@repo/ui/chart-skeleton'
import { Columns } from '@repo/ui/columns'
import { LoadingView } from '@repo/ui/loading-view'
import { PageHeader } from '@repo/ui/page-header'
import { Stack } from '@repo/ui/stack'
import { useAfterFrame } from '@repo/ui/use-after-frame'
import { useQuery } from '@tanstack/react-query'
import { memo, useMemo } from 'react'

import { useToday } from '../../app/locale/use-today.ts'
import { useZoneCity } from '../../app/locale/use-zone-city.ts'
import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { HistoryChart } from '../../lib/charts/history-chart.tsx'
import { TypeChart } from '../../lib/charts/type-chart.tsx'
import { LoadFailure } from '../../lib/load-failure.tsx'
import { PeriodSearch } from '../../lib/period/period-search.tsx'
import { RankingTable } from './ranking-table.tsx'
import { ReportFigures } from './report-figures.tsx'

interface ReportsPageProps {
  /** Null is the last seven days. */
  chosen: Period | null
  onPeriod: (period: Period) => void
}

interface ReportProps {
  report: CenterReport
  today: string
  isStale: boolean
}

const Report = memo(function Report({ report, today, isStale }: ReportProps) {
  const { t } = useLingui()
  const { types, totals } = report
  const byType = useMemo(() => types.map(({ name, trainings }) => ({ type: name, count: trainings })), [types])
  const emptyText = t`No sessions in this period`
  return (
    <>
      <ReportFigures report={report} />
      <Columns min="part" gap="l">
        <HistoryChart
          kind="line"
          size="l"
          title={t`Session history`}
          days={report.days}
          today={today}
          emptyText={emptyText}
        />
        <TypeChart hasBars totals={{ byType, trainings: totals.trainings }} />
      </Columns>
      <Card padding="l">
        <RankingTable ranking={report.ranking} period={totals} isStale={isStale} />
      </Card>
    </>
  )
})

/** As high as a report. */
function PendingReport({ period }: { period: Period }) {
  const { t } = useLingui()
  return (
    <LoadingView label={t`Loading`}>
      <ReportFigures />
      <Columns min="part" gap="l">
        <ChartSkeleton size="l" title={t`Session history`} />
        <ChartSkeleton size="l" title={t`Training types`} />
      </Columns>
      <Card padding="l">
        <RankingTable ranking={undefined} period={period} isStale={false} />
      </Card>
    </LoadingView>
  )
}

export function ReportsPage({ chosen, onPeriod }: ReportsPageProps) {
  const cityOf = useZoneCity()
  const { t } = useLingui()
  const { client } = useServices()
  const { uuidBranch } = useSession()
  const center = useQuery(centerQueryOptions(client, uuidBranch))
  const zone = center.data?.zone
  const today = useToday(zone)
  const period = useMemo(() => chosen ?? periodOf('last-7-days', today), [chosen, today])
  const { data, isError, isPlaceholderData, refetch } = useQuery(reportQueryOptions(client, period))
  // the period renders first, then the charts, which are slow for a year
  const drawn = useAfterFrame(data) ?? data
  const city = zone === undefined ? '' : cityOf(zone)
  return (
    <Stack gap="l">
      <PageHeader
        title={t`Reports`}
        {...(zone === undefined ? {} : { text: t`Dates in ${city} time` })}
        isTextPending
      />
      <Card padding="l">
        <PeriodSearch period={period} today={today} onApply={onPeriod} isLoading={isPlaceholderData} />
      </Card>
      {isError && <LoadFailure title={t`Couldn't load reports`} onRetry={() => refetch()} />}
      {drawn === undefined && !isError && <PendingReport period={period} />}
      {drawn !== undefined && !isError && (
        <Report report={drawn} today={today} isStale={isPlaceholderData || drawn !== data} />
      )}
    </Stack>
  )
}
