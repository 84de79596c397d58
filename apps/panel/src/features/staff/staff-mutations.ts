import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import { ApiError } from '@repo/api-client/core/api-error'
import type { ActionKeys } from '@repo/api-client/core/endpoint'
import type { Versioned } from '@repo/api-client/core/with-version'
import type { AdminRow } from '@repo/api-client/staff/list-staff'
import { staffQueries } from '@repo/api-client/staff/queries'
import { createAdmin, deleteAdmin, updateAdmin } from '@repo/api-client/staff/staff-endpoints'
import type { AdminFields } from '@repo/domain/people/staff-form'

import { useServices } from '../../app/services-context.ts'
import { useSession } from '../../app/session/session-store.ts'
import { isLostUpdate } from '../../lib/form/is-lost-update.ts'
import { useSaved } from '../../lib/use-saved.ts'
import { adminName } from './staff-labels.ts'

/** The center's data lists its coaches. */
const useInvalidated = () => {
  const { client } = useServices()
  const { uuidBranch } = useSession()
  return [staffQueries.lists, centerQueryOptions(client, uuidBranch).queryKey]
}

const whyNot = (error: unknown, general: string): string =>
  error instanceof ApiError &&
  (error.code === 'own-account' || error.code === 'last-administrator' || isLostUpdate(error))
    ? error.message
    : general

export const useSaveAdmin = () => {
  const { t } = useLingui()
  const { client } = useServices()
  const save = (
    { uuid, fields }: { uuid: string | null; fields: AdminFields & Versioned },
    keys: ActionKeys,
  ): Promise<unknown> =>
    uuid === null
      ? client.call(createAdmin, { body: fields, keys })
      : client.call(updateAdmin, { params: { uuid }, body: fields, keys })
  const notice = ({ uuid }: { uuid: string | null }) =>
    uuid === null ? t`Administrator created` : t`Administrator updated`
  return useSaved(save, { invalidates: useInvalidated(), notice, failed: () => null })
}

interface Switching {
  readonly admin: AdminRow
  readonly isActive: boolean
}

export const useSwitchAdmin = () => {
  const { t } = useLingui()
  const { client } = useServices()
  const change = ({ admin, isActive }: Switching, keys: ActionKeys) =>
    client.call(updateAdmin, {
      params: { uuid: admin.uuid },
      body: { ...admin, mobilePhone: admin.mobilePhone ?? '', isActive },
      keys,
    })
  const rules = {
    invalidates: useInvalidated(),
    notice: ({ admin, isActive }: Switching) => {
      const name = adminName(admin)
      return isActive ? t`${name} can sign in again` : t`${name} was signed out and can no longer sign in`
    },
    failed: whyNot,
  }
  const back = useSaved(change, rules)
  return useSaved(change, {
    ...rules,
    undo:
      ({ admin, isActive }) =>
      () =>
        // the first change incremented it
        back.mutate({ admin: { ...admin, version: admin.version && admin.version + 1 }, isActive: !isActive }),
  })
}

export const useDeleteAdmin = ({ uuid }: AdminRow) => {
  const { t } = useLingui()
  const { client } = useServices()
  return useSaved(() => client.call(deleteAdmin, { params: { uuid } }), {
    invalidates: useInvalidated(),
    notice: () => t`Administrator deleted`,
    gone: () => t`This administrator no longer exists`,
    failed: whyNot,
  })
}
