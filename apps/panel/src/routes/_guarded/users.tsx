import { createFileRoute, redirect } from '@tanstack/react-router'
import { useMemo } from 'react'

import { useSessionStore } from '../../app/session-store.ts'
import { memberListViewOf, MembersSearch } from '../../features/members/member-list-view.ts'
import { MembersPage } from '../../features/members/members-page.tsx'
import { RouteErrorPage } from '../../features/shell/route-error-page.tsx'

export const Route = createFileRoute('/_guarded/users')({
  validateSearch: MembersSearch,
  beforeLoad: () => {
    const { session } = useSessionStore.getState()
    if (session !== null && !session.permissions.includes('user_show')) throw redirect({ to: '/' })
  },
  component: UsersRoute,
  errorComponent: RouteErrorPage,
})

function UsersRoute() {
  const search = Route.useSearch()
  const view = useMemo(() => memberListViewOf(search), [search])
  return <MembersPage view={view} />
}
