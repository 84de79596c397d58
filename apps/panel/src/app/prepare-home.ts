import { adminQueryOptions, dashboardQueryOptions } from '@repo/api-client/admins/queries'
import { centerQueryOptions } from '@repo/api-client/centers/queries'

import type { Services } from './services.ts'
import { useSessionStore } from './session-store.ts'

/** Loads what the first screen needs; also used after a login. */
export const prepareHome = async ({ client, queryClient }: Pick<Services, 'client' | 'queryClient'>): Promise<void> => {
  const { session } = useSessionStore.getState()
  if (session === null) return
  await Promise.all([
    queryClient.fetchQuery(dashboardQueryOptions(client)),
    queryClient.fetchQuery(adminQueryOptions(client, session.uuidUser)),
    queryClient.fetchQuery(centerQueryOptions(client, session.uuidBranch)),
  ])
}
