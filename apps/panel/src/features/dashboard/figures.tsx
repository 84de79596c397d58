import { useLingui } from '@lingui/react/macro'
import type { ResponseOf } from '@repo/api-client/core/endpoint'
import type { showDashboard, Trend } from '@repo/api-client/dashboard/endpoints'
import { dashboardQueryOptions, overviewQueryOptions } from '@repo/api-client/dashboard/queries'
import { formatCount } from '@repo/domain/core/number-format'
import { changeOf } from '@repo/domain/trainings/training-totals'
import { Columns } from '@repo/ui/columns'
import { Sparkline } from '@repo/ui/sparkline'
import { Stack } from '@repo/ui/stack'
import { StatCard } from '@repo/ui/stat-card'
import { Text } from '@repo/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { trendOf } from '../../lib/charts/trend-of.ts'
import { LoadFailure } from '../../lib/load-failure.tsx'

const shown = (value: number | undefined) => (value === undefined ? undefined : formatCount(value))

const linked = (isAllowed: boolean, link: ReactElement) => (isAllowed ? { link } : {})

/** Whether the center has no member, session, or request yet. */
const isEmpty = (data: ResponseOf<typeof showDashboard>): boolean =>
  [data.members, data.trainings, data.requestsAcceptedThisMonth].every((count) => count === 0)

const useTrends = () => {
  const { t } = useLingui()
  return (trend: Trend | undefined, label: string) =>
    trend === undefined
      ? {}
      : {
          ...trendOf(changeOf(trend.now, trend.before)),
          children: <Sparkline values={trend.weeks} label={t`${label}, last 12 weeks`} />,
        }
}

export function Figures() {
  const { t } = useLingui()
  const { client } = useServices()
  const { permissions } = useSession()
  const figures = useQuery(dashboardQueryOptions(client))
  const overviewed = useQuery(overviewQueryOptions(client))
  const trended = useTrends()
  const { data } = figures
  // shows the numbers without waiting for the trends
  const overview = overviewed.data
  const failing = [figures, overviewed].filter(({ isError }) => isError)
  if (failing.length > 0) {
    return (
      <LoadFailure title={t`Couldn't load stats`} onRetry={() => failing.forEach(({ refetch }) => void refetch())} />
    )
  }
  if (data !== undefined && isEmpty(data)) return null
  const toUsers = linked(permissions.includes('user_show'), <Link to="/users" search={{}} />)
  const toReports = linked(permissions.includes('reports'), <Link to="/reports" search={{}} />)
  return (
    <Stack gap="s">
      <Columns min="stat" gap="m">
        <StatCard
          size="m"
          icon="users"
          label={t`Total users`}
          value={shown(data?.members)}
          {...toUsers}
          {...trended(overview?.users, t`Users`)}
        />
        <StatCard
          size="m"
          icon="heart"
          label={t`Active users (trained in the last 30 days)`}
          value={shown(data?.activeMembers)}
          {...toReports}
          {...trended(overview?.activeUsers, t`Users who trained`)}
        />
        <StatCard
          size="m"
          icon="chart"
          label={t`Sessions in the last 30 days`}
          value={shown(overview?.trainings.now)}
          {...toReports}
          {...trended(overview?.trainings, t`Sessions`)}
        />
        <StatCard
          size="m"
          icon="bolt"
          label={t`Active in RookRemote (3 or more classes in 30 days)`}
          value={shown(data?.remoteActiveMembers)}
          {...toUsers}
        />
        <StatCard
          size="m"
          icon="trophy"
          label={t`All-time sessions`}
          value={shown(data?.trainings)}
          link={<Link to="/sessions" search={{}} />}
        />
        <StatCard
          size="m"
          icon="check"
          label={t`Requests accepted this month`}
          value={shown(data?.requestsAcceptedThisMonth)}
          link={<Link to="/requests" search={{}} />}
        />
      </Columns>
      {overview !== undefined && (
        <Text
          tone="muted"
          size="s"
        >{t`Trend lines cover the last 12 weeks. Changes compare with the previous 30 days.`}</Text>
      )}
    </Stack>
  )
}
