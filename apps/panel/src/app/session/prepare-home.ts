import { centerQueryOptions } from '@repo/api-client/center/queries'
import { updateOffset } from '@repo/api-client/center/update-center'
import { createActionKeys } from '@repo/api-client/core/idempotency-keys'
import { dashboardQueryOptions } from '@repo/api-client/dashboard/queries'
import { adminQueryOptions } from '@repo/api-client/staff/queries'
import { newOffset } from '@repo/domain/time/offset'

import type { Services as PanelServices } from '../services.ts'
import { useSessionStore } from './session-store.ts'

type Services = Pick<PanelServices, 'client' | 'queryClient'>

export const prepareHome = async ({ client, queryClient }: Services): Promise<void> => {
  const { session } = useSessionStore.getState()
  if (session === null) return
  await Promise.all([
    queryClient.fetchQuery(dashboardQueryOptions(client)),
    queryClient.fetchQuery(adminQueryOptions(client, session.uuidUser)),
    queryClient.fetchQuery(centerQueryOptions(client, session.uuidBranch)),
  ])
}

export const reviewOffset = async ({ client, queryClient }: Services): Promise<void> => {
  const branch = useSessionStore.getState().session?.uuidBranch ?? ''
  const center = queryClient.getQueryData(centerQueryOptions(client, branch).queryKey)
  const offset = center === undefined ? null : newOffset(center.offset, center.zone, Date.now())
  if (center !== undefined && offset !== null) {
    // a change made by someone else meanwhile takes precedence
    const body = { zone: center.zone, offset, version: center.version }
    await client.call(updateOffset, { params: { uuid: branch }, body, keys: createActionKeys() }).catch(() => null)
  }
}
