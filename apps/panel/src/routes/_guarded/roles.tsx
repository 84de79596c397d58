import { createFileRoute } from '@tanstack/react-router'

import { allowedTo } from '../../app/allowed-to.ts'
import { RolesPage } from '../../features/administrators/roles-page.tsx'
import { RouteErrorPage } from '../../features/shell/route-error-page.tsx'

export const Route = createFileRoute('/_guarded/roles')({
  beforeLoad: () => allowedTo('role_show'),
  component: RolesPage,
  errorComponent: RouteErrorPage,
})
