import { viewOf } from '@repo/api-client/core/list'
import { listMembers } from '@repo/api-client/members/list-members'
import { memberQueries, memberQueryOptions } from '@repo/api-client/members/queries'
import { createFileRoute, redirect } from '@tanstack/react-router'
import { lazy, Suspense, useCallback } from 'react'

import { useSession, useSessionStore } from '../../app/session-store.ts'
import { useBranchEvents } from '../../app/use-branch-events.ts'
import { MembersPage } from '../../features/members/members-page.tsx'
import { MembersSearch } from '../../features/members/members-search.ts'
import { RouteErrorPage } from '../../features/shell/route-error-page.tsx'
import { openDefaultView } from '../../lib/list/opening-view.ts'

// the charts come with the first metrics, not with the list
const MetricsPage = lazy(() =>
  import('../../features/member-metrics/metrics-page.tsx').then((part) => ({ default: part.MetricsPage })),
)

export const Route = createFileRoute('/_guarded/users')({
  validateSearch: MembersSearch,
  beforeLoad: () => {
    const { session } = useSessionStore.getState()
    if (session !== null && !session.permissions.includes('user_show')) throw redirect({ to: '/' })
  },
  loaderDeps: ({ search }) => search,
  // what the screen will ask for is on its way before its code is; an earlier look at a link is enough
  loader: async ({ context, cause, deps }) => {
    const { client, queryClient } = context
    await openDefaultView('members', '/users', { context, cause, deps })
    const wanted =
      deps.metrics === undefined
        ? queryClient.prefetchQuery(memberQueries.page(client, viewOf(listMembers, deps)))
        : queryClient.prefetchQuery(memberQueryOptions(client, deps.metrics))
    void wanted
  },
  component: UsersRoute,
  errorComponent: RouteErrorPage,
})

function UsersRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { permissions } = useSession()
  useBranchEvents()
  const { metrics, from, to } = search
  const report = useCallback(
    (isOpen: boolean) =>
      void navigate({
        to: '/users',
        search: (before) => ({ ...before, metrics, from, to, report: isOpen ? (true as const) : undefined }),
      }),
    [navigate, metrics, from, to],
  )
  if (search.metrics === undefined || !permissions.includes('user_metrics')) return <MembersPage search={search} />
  const change = (next: Partial<MembersSearch>) => void navigate({ search: (before) => ({ ...before, ...next }) })
  return (
    <Suspense fallback={null}>
      <MetricsPage
        uuid={search.metrics}
        period={search.from === undefined || search.to === undefined ? null : { start: search.from, end: search.to }}
        isReporting={search.report === true}
        onReport={report}
        onPeriod={({ start, end }) => change({ from: start, to: end })}
        onLeave={() => change({ metrics: undefined, from: undefined, to: undefined, report: undefined })}
      />
    </Suspense>
  )
}
