import { centerQueryOptions } from '@repo/api-client/center/queries'
import { viewOf } from '@repo/api-client/core/list'
import { listMembers } from '@repo/api-client/members/list-members'
import { memberQueries } from '@repo/api-client/members/queries'
import type { Period } from '@repo/domain/time/period'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense, useCallback } from 'react'

import { dayIn } from '../../app/locale/day-in.ts'
import type { RouterContext } from '../../app/services-context.ts'
import { allowedTo } from '../../app/session/allowed-to.ts'
import { useSession, useSessionStore } from '../../app/session/session-store.ts'
import { OpenImport } from '../../features/imports/open-import.tsx'
import { MembersPage } from '../../features/members/members-page.tsx'
import { MembersSearch } from '../../features/members/members-search.ts'
import { metricsQueries, openingPeriod } from '../../features/members/metrics/metrics-queries.ts'
import { fetchAhead } from '../../lib/fetch-ahead.ts'
import { openList } from '../../lib/list/open-list.ts'

// charts are loaded with the first metrics, not with the list
const metricsCode = () => import('../../features/members/metrics/metrics-page.tsx')
const MetricsPage = lazy(() => metricsCode().then((part) => ({ default: part.MetricsPage })))

type Wanted = Pick<MembersSearch, 'from' | 'to'>

const periodIn = ({ from, to }: Wanted): Period | null =>
  from === undefined || to === undefined ? null : { start: from, end: to }

/** Prefetches the metrics for the period they open with. */
const prefetchMetrics = ({ client, queryClient }: RouterContext, uuid: string, wanted: Wanted): void => {
  const { session } = useSessionStore.getState()
  const center = queryClient.getQueryData(centerQueryOptions(client, session?.uuidBranch ?? '').queryKey)
  const { member, trainings, weights } = metricsQueries(
    client,
    uuid,
    openingPeriod(periodIn(wanted), dayIn(center?.zone, Date.now())),
  )
  fetchAhead(metricsCode)
  void queryClient.prefetchQuery(member)
  void queryClient.prefetchQuery(trainings)
  void queryClient.prefetchQuery(weights)
}

export const Route = createFileRoute('/_guarded/users')({
  validateSearch: MembersSearch,
  beforeLoad: allowedTo('/users'),
  loaderDeps: ({ search }) => search,
  // fetches data before the page's code has loaded, once after a preload
  loader: ({ context, cause, deps }) => {
    if (deps.import !== undefined) return undefined
    const { client, queryClient } = context
    const ask = () => {
      const { session } = useSessionStore.getState()
      if (deps.metrics !== undefined && session?.permissions.includes('user_metrics') === true)
        prefetchMetrics(context, deps.metrics, deps)
      else void queryClient.prefetchQuery(memberQueries.page(client, viewOf(listMembers, deps)))
    }
    return openList('/users', { context, cause, deps, ask })
  },
  component: UsersRoute,
})

function UsersRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { permissions } = useSession()
  const { metrics, from, to } = search
  const report = useCallback(
    (isOpen: boolean) =>
      void navigate({
        to: '/users',
        search: (before) => ({ ...before, metrics, from, to, report: isOpen ? (true as const) : undefined }),
      }),
    [navigate, metrics, from, to],
  )
  if (search.import !== undefined && permissions.includes('user_create'))
    return <OpenImport kind="members" at={search.import} />
  if (search.metrics === undefined || !permissions.includes('user_metrics')) return <MembersPage search={search} />
  const change = (next: Partial<MembersSearch>) => void navigate({ search: (before) => ({ ...before, ...next }) })
  return (
    <Suspense fallback={null}>
      <MetricsPage
        uuid={search.metrics}
        period={periodIn(search)}
        isReporting={search.report === true}
        onReport={report}
        onPeriod={({ start, end }) => change({ from: start, to: end })}
        onLeave={() => change({ metrics: undefined, from: undefined, to: undefined, report: undefined })}
      />
    </Suspense>
  )
}
