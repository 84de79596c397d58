import { centerQueryOptions } from '@repo/api-client/center/queries'
import { reportQueryOptions } from '@repo/api-client/statistics/queries'
import type { Day } from '@repo/domain/time/day'
import { isDay } from '@repo/domain/time/is-day'
import { periodOf, periodFault, type Period } from '@repo/domain/time/period'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as v from 'valibot'

import { dayIn } from '../../app/locale/day-in.ts'
import { allowedTo } from '../../app/session/allowed-to.ts'
import { useSessionStore } from '../../app/session/session-store.ts'
import { ReportsPage } from '../../features/statistics/reports-page.tsx'

export const periodIn = ({ from, to }: { from?: Day | undefined; to?: Day | undefined }): Period | null => {
  if (from === undefined || to === undefined) return null
  const period = { start: from, end: to }
  return periodFault(period) === null ? period : null
}

const day = v.fallback(v.optional(v.pipe(v.string(), v.check(isDay))), undefined)
const Search = v.object({ from: day, to: day })

export const Route = createFileRoute('/_guarded/reports')({
  validateSearch: Search,
  beforeLoad: allowedTo('/reports'),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, queryClient }, deps }) => {
    const { session } = useSessionStore.getState()
    const center = queryClient.getQueryData(centerQueryOptions(client, session?.uuidBranch ?? '').queryKey)
    const period = periodIn(deps) ?? periodOf('last-7-days', dayIn(center?.zone, Date.now()))
    void queryClient.prefetchQuery(reportQueryOptions(client, period))
  },
  component: ReportsRoute,
})

function ReportsRoute() {
  const { from, to } = Route.useSearch()
  const navigate = Route.useNavigate()
  const chosen = useMemo(() => periodIn({ from, to }), [from, to])
  return (
    <ReportsPage chosen={chosen} onPeriod={({ start, end }) => void navigate({ search: { from: start, to: end } })} />
  )
}
