import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { allowedTo } from '../../app/session/allowed-to.ts'
import { CenterPage } from '../../features/center/center-page.tsx'
import { CENTER_TABS } from '../../features/center/center-tabs.ts'

export const Route = createFileRoute('/_guarded/center')({
  validateSearch: v.object({ tab: v.optional(v.fallback(v.picklist(CENTER_TABS), 'data')) }),
  beforeLoad: allowedTo('/center'),
  component: CenterRoute,
})

function CenterRoute() {
  const { tab = 'data' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <CenterPage tab={tab} onTab={(next) => void navigate({ search: { tab: next } })} />
}
