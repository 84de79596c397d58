import { createFileRoute } from '@tanstack/react-router'

import { allowedTo } from '../../app/session/allowed-to.ts'
import { RolesPage } from '../../features/staff/roles-page.tsx'

export const Route = createFileRoute('/_guarded/roles')({
  beforeLoad: allowedTo('/roles'),
  component: RolesPage,
})
