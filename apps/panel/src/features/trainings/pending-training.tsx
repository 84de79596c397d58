import { useLingui } from '@lingui/react/macro'
import { ChartSkeleton } from '@repo/ui/chart-skeleton'
import { Columns } from '@repo/ui/columns'
import { LoadingView } from '@repo/ui/loading-view'
import { Skeleton } from '@repo/ui/skeleton'
import { StatCard } from '@repo/ui/stat-card'

import { ViewChoice } from './training-charts.tsx'

/** As high as the summary of a session. */
export function PendingTraining() {
  const { t } = useLingui()
  return (
    <LoadingView label={t`Loading`}>
      <ViewChoice view="summary" onViewChange={() => {}} />
      <Columns min="figure" gap="m">
        <StatCard label={t`Duration`} icon="clock" value={undefined} />
        <StatCard label={t`RookPoints`} icon="trophy" value={undefined} />
        <StatCard label={t`Calories`} icon="flame" value={undefined} />
        <StatCard label={t`Average`} icon="heart" value={undefined} />
        <StatCard label={t`Highest`} icon="heart" value={undefined} />
      </Columns>
      <ChartSkeleton title={t`Heart rate`} />
      <Skeleton shape="card" />
      <Skeleton shape="card" />
    </LoadingView>
  )
}
