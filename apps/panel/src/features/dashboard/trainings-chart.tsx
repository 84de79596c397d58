import { useLingui } from '@lingui/react/macro'
import { overviewQueryOptions } from '@repo/api-client/dashboard/queries'
import { useQuery } from '@tanstack/react-query'

import { useServices } from '../../app/services-context.ts'
import { HistoryChart } from '../../lib/charts/history-chart.tsx'

export function TrainingsChart() {
  const { t } = useLingui()
  const { client } = useServices()
  const { data } = useQuery(overviewQueryOptions(client))
  if (data === undefined) return null
  return (
    <HistoryChart
      kind="bar"
      title={t`Sessions per day, last 30 days`}
      days={data.days}
      emptyText={t`No one trained in the last 30 days`}
    />
  )
}
