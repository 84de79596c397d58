import { viewOf } from '@repo/api-client/core/list'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { trainedClassQueryOptions, trainingQueries, trainingQueryOptions } from '@repo/api-client/trainings/queries'
import { createFileRoute } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'

import { useSession, useSessionStore } from '../../app/session/session-store.ts'
import { OpenImport } from '../../features/imports/open-import.tsx'
import { TrainingsPage } from '../../features/trainings/trainings-page.tsx'
import { TrainingsSearch } from '../../features/trainings/trainings-search.ts'
import { fetchAhead } from '../../lib/fetch-ahead.ts'
import { openList } from '../../lib/list/open-list.ts'

// charts are loaded with the first metrics, not with the list
const metricsCode = () => import('../../features/trainings/training-metrics-page.tsx')
const TrainingMetricsPage = lazy(() => metricsCode().then((part) => ({ default: part.TrainingMetricsPage })))

const classCode = () => import('../../features/trainings/class-page.tsx')
const ClassPage = lazy(() => classCode().then((part) => ({ default: part.ClassPage })))

export const Route = createFileRoute('/_guarded/sessions')({
  validateSearch: TrainingsSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, cause, deps }) => {
    if (deps.import !== undefined) return undefined
    const { client, queryClient } = context
    const ask = () => {
      const { session } = useSessionStore.getState()
      const mayLook = session?.permissions.includes('trainigs_metrics') === true
      if (deps.metrics !== undefined && mayLook) {
        fetchAhead(metricsCode)
        void queryClient.prefetchQuery(trainingQueryOptions(client, deps.metrics))
      } else if (deps.class !== undefined && mayLook) {
        fetchAhead(classCode)
        void queryClient.prefetchQuery(trainedClassQueryOptions(client, deps.class))
      } else void queryClient.prefetchQuery(trainingQueries.page(client, viewOf(listTrainings, deps)))
    }
    return openList('/sessions', { context, cause, deps, ask })
  },
  component: SessionsRoute,
})

function SessionsRoute() {
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const { permissions } = useSession()
  const { metrics, class: classUuid } = search
  const change = (next: Partial<TrainingsSearch>) => void navigate({ search: (before) => ({ ...before, ...next }) })
  if (search.import !== undefined && permissions.includes('user_create'))
    return <OpenImport kind="trainings" at={search.import} />
  if (!permissions.includes('trainigs_metrics') || (metrics === undefined && classUuid === undefined)) {
    return <TrainingsPage search={search} />
  }
  return (
    <Suspense fallback={null}>
      {metrics === undefined ? (
        <ClassPage
          uuid={classUuid ?? ''}
          isReplay={search.replay === true}
          onReplay={(isReplay) => change({ replay: isReplay ? true : undefined })}
          onLeave={() => change({ class: undefined, replay: undefined })}
        />
      ) : (
        <TrainingMetricsPage uuid={metrics} onLeave={() => change({ metrics: undefined })} />
      )}
    </Suspense>
  )
}
