import { adminQueryOptions, dashboardQueryOptions } from '@repo/api-client/admins/queries'
import { centerQueryOptions } from '@repo/api-client/centers/queries'
import { updateOffset } from '@repo/api-client/centers/update-center'
import { createActionKeys } from '@repo/api-client/core/idempotency-keys'
import { newOffset } from '@repo/domain/time/offset'

import type { Services as PanelServices } from '../services.ts'
import { useSessionStore } from './session-store.ts'

/** It speaks the screen's language only. */
type Services = Pick<PanelServices, 'client' | 'queryClient'>

/** Loads what the first screen needs; also used after a login. */
export const prepareHome = async ({ client, queryClient }: Services): Promise<void> => {
  const { session } = useSessionStore.getState()
  if (session === null) return
  await Promise.all([
    queryClient.fetchQuery(dashboardQueryOptions(client)),
    queryClient.fetchQuery(adminQueryOptions(client, session.uuidUser)),
    queryClient.fetchQuery(centerQueryOptions(client, session.uuidBranch)),
  ])
}

/** Stores the whole-hour offset of the center's zone when summer or winter time has changed it. */
export const reviewOffset = async ({ client, queryClient }: Services): Promise<void> => {
  const branch = useSessionStore.getState().session?.uuidBranch ?? ''
  const center = queryClient.getQueryData(centerQueryOptions(client, branch).queryKey)
  const offset = center === undefined ? null : newOffset(center.offset, center.zone, Date.now())
  if (center !== undefined && offset !== null) {
    // somebody who has chosen another zone meanwhile keeps it
    const body = { zone: center.zone, offset, version: center.version }
    await client.call(updateOffset, { params: { uuid: branch }, body, keys: createActionKeys() }).catch(() => null)
  }
}
