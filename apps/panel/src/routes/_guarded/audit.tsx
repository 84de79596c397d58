import { listAudit } from '@repo/api-client/audit/list-audit'
import { auditQueries } from '@repo/api-client/audit/queries'
import { addressOf, viewOf } from '@repo/api-client/core/list'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { allowedTo } from '../../app/allowed-to.ts'
import { AuditPage } from '../../features/audit/audit-page.tsx'
import { RouteErrorPage } from '../../features/shell/route-error-page.tsx'
import { openDefaultView } from '../../lib/list/opening-view.ts'

export const Route = createFileRoute('/_guarded/audit')({
  validateSearch: v.object(addressOf(listAudit)),
  beforeLoad: () => allowedTo('administrator_show'),
  loaderDeps: ({ search }) => search,
  loader: async ({ context, cause, deps }) => {
    const { client, queryClient } = context
    await openDefaultView('audit', '/audit', { context, cause, deps })
    void queryClient.prefetchQuery(auditQueries.page(client, viewOf(listAudit, deps)))
  },
  component: AuditRoute,
  errorComponent: RouteErrorPage,
})

function AuditRoute() {
  return <AuditPage search={Route.useSearch()} />
}
