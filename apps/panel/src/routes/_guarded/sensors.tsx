import { viewOf } from '@repo/api-client/core/list'
import { addressOf } from '@repo/api-client/core/list-definition'
import { listSensors } from '@repo/api-client/sensors/endpoints'
import { sensorQueries } from '@repo/api-client/sensors/queries'
import { sensorListDefinition } from '@repo/api-client/sensors/sensor-list-definition'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { useSession } from '../../app/session/session-store.ts'
import { OpenImport } from '../../features/imports/open-import.tsx'
import { SensorsPage } from '../../features/sensors/sensors-page.tsx'
import { addingInAddress } from '../../lib/form/adding-in-address.ts'
import { importInAddress } from '../../lib/import-in-address.ts'
import { openList } from '../../lib/list/open-list.ts'

export const Route = createFileRoute('/_guarded/sensors')({
  validateSearch: v.object({ ...addressOf(sensorListDefinition), ...addingInAddress, ...importInAddress }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, cause, deps }) => {
    if (deps.import !== undefined) return undefined
    const { client, queryClient } = context
    const ask = () => void queryClient.prefetchQuery(sensorQueries.page(client, viewOf(listSensors, deps)))
    return openList('/sensors', { context, cause, deps, ask })
  },
  component: SensorsRoute,
})

function SensorsRoute() {
  const search = Route.useSearch()
  const { permissions } = useSession()
  if (search.import !== undefined && permissions.includes('user_create'))
    return <OpenImport kind="sensors" at={search.import} />
  return <SensorsPage search={search} />
}
