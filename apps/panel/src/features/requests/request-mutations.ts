import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@repo/api-client/core/api-error'
import { dashboardQueryOptions } from '@repo/api-client/dashboard/queries'
import { memberQueries } from '@repo/api-client/members/queries'
import { REQUESTS_KEY } from '@repo/api-client/requests/queries'
import { acceptRequests, refuseRequests, restoreRequests } from '@repo/api-client/requests/requests'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { toasts } from '../../app/toasts.ts'
import { useSaved } from '../../lib/use-saved.ts'
import { useRequestNotices } from './request-labels.ts'

type Uuids = readonly string[]

/** The list, the members, and the number of pending requests. */
const useInvalidated = () => {
  const { client } = useServices()
  return [REQUESTS_KEY, memberQueries.all, dashboardQueryOptions(client).queryKey]
}

const useParams = () => ({ branch: useSession().uuidBranch })

const settled = (title: string): void => void toasts.show({ tone: 'info', title })

/** Reports the answers that can't be undone anymore. */
const useRestore = (tooLate: string) => {
  const { client } = useServices()
  const params = useParams()
  const notices = useRequestNotices()
  return useSaved(
    async (uuids: Uuids, keys) => {
      const { restored } = await client.call(restoreRequests, { params, body: { uuids }, keys })
      if (restored.length > 0) toasts.show({ tone: 'success', title: notices.restored(restored.length) })
      if (restored.length < uuids.length) toasts.show({ tone: 'warning', title: tooLate })
    },
    { invalidates: useInvalidated() },
  )
}

/** Reports conflicting requests, which stay pending. */
export const useAcceptRequests = () => {
  const { t } = useLingui()
  const { client } = useServices()
  const params = useParams()
  const notices = useRequestNotices()
  const restore = useRestore(notices.tooLateAccepted)
  return useSaved(
    async (uuids: Uuids, keys) => {
      const { accepted, conflicts } = await client.call(acceptRequests, { params, body: { uuids }, keys })
      if (accepted.length > 0) {
        toasts.show({
          tone: 'success',
          title: notices.accepted(accepted.length),
          action: { label: t`Undo`, onSelect: () => restore.mutate(accepted) },
        })
      }
      if (conflicts.length > 0) toasts.show({ tone: 'warning', title: notices.inConflict(conflicts.length) })
      if (accepted.length + conflicts.length === 0) settled(notices.settled)
    },
    {
      invalidates: useInvalidated(),
      failed: (error, general) => (error instanceof ApiError && error.status === 409 ? error.message : general),
    },
  )
}

export const useRefuseRequests = (uuids: Uuids) => {
  const { client } = useServices()
  const params = useParams()
  const { t } = useLingui()
  const notices = useRequestNotices()
  const restore = useRestore(notices.tooLate)
  return useSaved(
    async () => {
      const { refused } = await client.call(refuseRequests, { params, body: { uuids } })
      if (refused.length === 0) settled(notices.settled)
      else {
        toasts.show({
          tone: 'success',
          title: notices.refused(refused.length),
          action: { label: t`Undo`, onSelect: () => restore.mutate(refused) },
        })
      }
    },
    { invalidates: useInvalidated() },
  )
}
