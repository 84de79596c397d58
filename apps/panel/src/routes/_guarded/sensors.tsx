import { sensorQueries } from '@repo/api-client/sensors/queries'
import { listAddress, listViewOf } from '@repo/domain/list-address'
import { sensorList } from '@repo/domain/sensor-list'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { SensorsPage } from '../../features/sensors/sensors-page.tsx'
import { RouteErrorPage } from '../../features/shell/route-error-page.tsx'

export const Route = createFileRoute('/_guarded/sensors')({
  validateSearch: v.object(listAddress(sensorList)),
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, queryClient }, deps }) => {
    void queryClient.prefetchQuery(sensorQueries.page(client, listViewOf(sensorList, deps)))
  },
  component: SensorsRoute,
  errorComponent: RouteErrorPage,
})

function SensorsRoute() {
  return <SensorsPage search={Route.useSearch()} />
}
