import { auditListDefinition } from '@repo/api-client/audit/audit-list-definition'
import { listAudit } from '@repo/api-client/audit/endpoints'
import { auditQueries } from '@repo/api-client/audit/queries'
import { viewOf } from '@repo/api-client/core/list'
import { addressOf } from '@repo/api-client/core/list-definition'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { allowedTo } from '../../app/session/allowed-to.ts'
import { AuditPage } from '../../features/audit/audit-page.tsx'
import { openList } from '../../lib/list/open-list.ts'

export const Route = createFileRoute('/_guarded/audit')({
  validateSearch: v.object(addressOf(auditListDefinition)),
  beforeLoad: allowedTo('/audit'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, cause, deps }) => {
    const { client, queryClient } = context
    const ask = () => void queryClient.prefetchQuery(auditQueries.page(client, viewOf(listAudit, deps)))
    return openList('/audit', { context, cause, deps, ask })
  },
  component: AuditRoute,
})

function AuditRoute() {
  return <AuditPage search={Route.useSearch()} />
}
