import { adminQueryOptions } from '@repo/api-client/staff/queries'
import { createFileRoute } from '@tanstack/react-router'
import * as v from 'valibot'

import { useSessionStore } from '../../app/session/session-store.ts'
import { ProfilePage } from '../../features/auth/profile/profile-page.tsx'
import { PROFILE_TABS } from '../../features/auth/profile/profile-tabs.ts'

export const Route = createFileRoute('/_guarded/profile')({
  validateSearch: v.object({ tab: v.optional(v.fallback(v.picklist(PROFILE_TABS), 'data')) }),
  loader: ({ context: { client, queryClient } }) => {
    const { session } = useSessionStore.getState()
    if (session !== null) void queryClient.prefetchQuery(adminQueryOptions(client, session.uuidUser))
  },
  component: ProfileRoute,
})

function ProfileRoute() {
  const { tab = 'data' } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <ProfilePage tab={tab} onTab={(next) => void navigate({ search: { tab: next } })} />
}
