import { viewOf } from '@repo/api-client/core/list'
import { addressOf } from '@repo/api-client/core/list-definition'
import { listAdmins } from '@repo/api-client/staff/list-staff'
import { staffQueries } from '@repo/api-client/staff/queries'
import { staffListDefinition } from '@repo/api-client/staff/staff-list-definition'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { allowedTo } from '../../app/session/allowed-to.ts'
import { StaffPage } from '../../features/staff/staff-page.tsx'
import { addingInAddress } from '../../lib/form/adding-in-address.ts'
import { openList } from '../../lib/list/open-list.ts'

export const Route = createFileRoute('/_guarded/admin')({
  validateSearch: v.object({ ...addressOf(staffListDefinition), ...addingInAddress }),
  beforeLoad: allowedTo('/admin'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, cause, deps }) => {
    const { client, queryClient } = context
    const ask = () => void queryClient.prefetchQuery(staffQueries.page(client, viewOf(listAdmins, deps)))
    return openList('/admin', { context, cause, deps, ask })
  },
  component: StaffRoute,
})

function StaffRoute() {
  return <StaffPage search={Route.useSearch()} />
}
