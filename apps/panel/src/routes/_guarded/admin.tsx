import { listAdmins } from '@repo/api-client/admins/list-admins'
import { adminQueries } from '@repo/api-client/admins/queries'
import { addressOf, viewOf } from '@repo/api-client/core/list'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { allowedTo } from '../../app/allowed-to.ts'
import { AdminsPage } from '../../features/administrators/admins-page.tsx'
import { RouteErrorPage } from '../../features/shell/route-error-page.tsx'
import { addingInAddress } from '../../lib/form/adding-in-address.ts'
import { openDefaultView } from '../../lib/list/opening-view.ts'

export const Route = createFileRoute('/_guarded/admin')({
  validateSearch: v.object({ ...addressOf(listAdmins), ...addingInAddress }),
  beforeLoad: () => allowedTo('administrator_show'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, cause, deps }) => {
    const { client, queryClient } = context
    await openDefaultView('admins', '/admin', { context, cause, deps })
    void queryClient.prefetchQuery(adminQueries.page(client, viewOf(listAdmins, deps)))
  },
  component: AdminsRoute,
  errorComponent: RouteErrorPage,
})

function AdminsRoute() {
  return <AdminsPage search={Route.useSearch()} />
}
