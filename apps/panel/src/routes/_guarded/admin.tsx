import { adminListDefinition } from '@repo/api-client/admins/admin-list-definition'
import { listAdmins } from '@repo/api-client/admins/list-admins'
import { adminQueries } from '@repo/api-client/admins/queries'
import { viewOf } from '@repo/api-client/core/list'
import { addressOf } from '@repo/api-client/core/list-definition'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { allowedTo } from '../../app/session/allowed-to.ts'
import { AdminsPage } from '../../features/administrators/admins-page.tsx'
import { addingInAddress } from '../../lib/form/adding-in-address.ts'
import { openList } from '../../lib/list/open-list.ts'

export const Route = createFileRoute('/_guarded/admin')({
  validateSearch: v.object({ ...addressOf(adminListDefinition), ...addingInAddress }),
  beforeLoad: allowedTo('administrator_show'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, cause, deps }) => {
    const { client, queryClient } = context
    const ask = () => void queryClient.prefetchQuery(adminQueries.page(client, viewOf(listAdmins, deps)))
    return openList('admins', '/admin', { context, cause, deps, ask })
  },
  component: AdminsRoute,
})

function AdminsRoute() {
  return <AdminsPage search={Route.useSearch()} />
}
