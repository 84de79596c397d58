import { viewOf } from '@repo/api-client/core/list'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { trainingQueries, trainingQueryOptions } from '@repo/api-client/trainings/queries'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

import { useSession, useSessionStore } from '../../app/session-store.ts'
import { RouteErrorPage } from '../../features/shell/route-error-page.tsx'
import { TrainingsPage } from '../../features/trainings/trainings-page.tsx'
import { TrainingsSearch } from '../../features/trainings/trainings-search.ts'
import { openDefaultView } from '../../lib/list/opening-view.ts'

// the charts come with the first metrics, not with the list
const metricsCode = () => import('../../features/trainings/training-metrics-page.tsx')
const TrainingMetricsPage = lazy(() => metricsCode().then((part) => ({ default: part.TrainingMetricsPage })))

export const Route = createFileRoute('/_guarded/sessions')({
  validateSearch: TrainingsSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, cause, deps }) => {
    const { client, queryClient } = context
    await openDefaultView('trainings', '/sessions', { context, cause, deps })
    const { session } = useSessionStore.getState()
    if (deps.metrics !== undefined && session?.permissions.includes('trainigs_metrics') === true) {
      void metricsCode()
      void queryClient.prefetchQuery(trainingQueryOptions(client, deps.metrics))
    } else void queryClient.prefetchQuery(trainingQueries.page(client, viewOf(listTrainings, deps)))
  },
  component: SessionsRoute,
  errorComponent: RouteErrorPage,
})

function SessionsRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { permissions } = useSession()
  const { metrics } = search
  if (metrics === undefined || !permissions.includes('trainigs_metrics')) return <TrainingsPage search={search} />
  const leave = () => void navigate({ search: (before) => ({ ...before, metrics: undefined }) })
  return (
    <Suspense fallback={null}>
      <TrainingMetricsPage uuid={metrics} onLeave={leave} />
    </Suspense>
  )
}
