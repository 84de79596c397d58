import { viewOf } from '@repo/api-client/core/list'
import { addressOf } from '@repo/api-client/core/list-definition'
import { listSensors } from '@repo/api-client/sensors/endpoints'
import { sensorQueries } from '@repo/api-client/sensors/queries'
import { sensorListDefinition } from '@repo/api-client/sensors/sensor-list-definition'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { SensorsPage } from '../../features/sensors/sensors-page.tsx'
import { addingInAddress } from '../../lib/form/adding-in-address.ts'
import { openList } from '../../lib/list/open-list.ts'

export const Route = createFileRoute('/_guarded/sensors')({
  validateSearch: v.object({ ...addressOf(sensorListDefinition), ...addingInAddress }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, cause, deps }) => {
    const { client, queryClient } = context
    const ask = () => void queryClient.prefetchQuery(sensorQueries.page(client, viewOf(listSensors, deps)))
    return openList('/sensors', { context, cause, deps, ask })
  },
  component: SensorsRoute,
})

function SensorsRoute() {
  return <SensorsPage search={Route.useSearch()} />
}
