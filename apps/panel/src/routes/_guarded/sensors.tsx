import { addressOf, viewOf } from '@repo/api-client/core/list'
import { listSensors } from '@repo/api-client/sensors/list-sensors'
import { sensorQueries } from '@repo/api-client/sensors/queries'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { SensorsPage } from '../../features/sensors/sensors-page.tsx'
import { RouteErrorPage } from '../../features/shell/route-error-page.tsx'
import { addingInAddress } from '../../lib/form/adding-in-address.ts'
import { openDefaultView } from '../../lib/list/opening-view.ts'

export const Route = createFileRoute('/_guarded/sensors')({
  validateSearch: v.object({ ...addressOf(listSensors), ...addingInAddress }),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, cause, deps }) => {
    const { client, queryClient } = context
    await openDefaultView('sensors', '/sensors', { context, cause, deps })
    void queryClient.prefetchQuery(sensorQueries.page(client, viewOf(listSensors, deps)))
  },
  component: SensorsRoute,
  errorComponent: RouteErrorPage,
})

function SensorsRoute() {
  return <SensorsPage search={Route.useSearch()} />
}
