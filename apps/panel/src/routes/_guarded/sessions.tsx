import { viewOf } from '@repo/api-client/core/list'
import { listTrainings } from '@repo/api-client/trainings/list-trainings'
import { trainingQueries } from '@repo/api-client/trainings/queries'
import { listAddress } from '@repo/domain/list-address'
import { trainingList } from '@repo/domain/training-list'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { RouteErrorPage } from '../../features/shell/route-error-page.tsx'
import { TrainingsPage } from '../../features/trainings/trainings-page.tsx'
import { openDefaultView } from '../../lib/list/opening-view.ts'

export const Route = createFileRoute('/_guarded/sessions')({
  validateSearch: v.object(listAddress(trainingList)),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, cause, deps }) => {
    const { client, queryClient } = context
    await openDefaultView('trainings', '/sessions', { context, cause, deps })
    void queryClient.prefetchQuery(trainingQueries.page(client, viewOf(listTrainings, deps)))
  },
  component: SessionsRoute,
  errorComponent: RouteErrorPage,
})

function SessionsRoute() {
  return <TrainingsPage search={Route.useSearch()} />
}
