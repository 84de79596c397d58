import { useLingui } from '@lingui/react/macro'
import { changePassword, endOwnSession } from '@repo/api-client/auth/account-endpoints'
import { ownSessionsQueryOptions } from '@repo/api-client/auth/queries'
import { ApiError } from '@repo/api-client/core/api-error'
import type { ActionKeys } from '@repo/api-client/core/endpoint'
import type { Versioned } from '@repo/api-client/core/with-version'
import { staffQueries, adminQueryOptions } from '@repo/api-client/staff/queries'
import { updateAdmin, uploadAdminImage } from '@repo/api-client/staff/staff-endpoints'
import type { PasswordForm, ProfileFields } from '@repo/domain/people/profile-form'

import { useServices } from '../../../app/services-context.ts'
import { useSession } from '../../../app/session/session-store.ts'
import { formDraft } from '../../../lib/form/form-draft.ts'
import { useImageUpload } from '../../../lib/use-image-upload.ts'
import { useSaved } from '../../../lib/use-saved.ts'

export const PROFILE_DRAFT = 'profile'

const useOwn = () => {
  const { client } = useServices()
  const { uuidUser: uuid } = useSession()
  return { client, uuid, invalidates: [adminQueryOptions(client, uuid).queryKey, staffQueries.all] }
}

/** Deletes the draft before the refetch, so that the form shows the stored data. */
export const useSaveProfile = () => {
  const { t } = useLingui()
  const { client, uuid, invalidates } = useOwn()
  const save = async (fields: ProfileFields & Versioned, keys: ActionKeys) => {
    const { name, lastName1, lastName2, landline, mobilePhone, version } = fields
    const body = { name, lastName1, lastName2, landline, mobilePhone, version }
    await client.call(updateAdmin, { params: { uuid }, body, keys })
    formDraft(PROFILE_DRAFT).forget()
  }
  return useSaved(save, { invalidates, notice: () => t`Profile updated` })
}

export const useReplaceAvatar = () => {
  const { t } = useLingui()
  const { client, uuid, invalidates } = useOwn()
  return useImageUpload((file, keys) => client.call(uploadAdminImage, { params: { uuid }, file, keys }), {
    invalidates,
    notice: () => t`Photo updated`,
  })
}

const usePasswordLabels = (): ((error: unknown, general: string) => string) => {
  const { t } = useLingui()
  return (error, general) => {
    if (!(error instanceof ApiError)) return general
    if (error.code === 'password-wrong') return t`The current password is wrong`
    if (error.status === 422) return t`The new password is weak or invalid. Choose another one.`
    return error.status === 429 ? error.message : general
  }
}

export const useChangePassword = () => {
  const { t } = useLingui()
  const { client, uuid } = useOwn()
  return useSaved((body: PasswordForm) => client.call(changePassword, { params: { uuid }, body }), {
    invalidates: [ownSessionsQueryOptions(client, uuid).queryKey],
    notice: () => t`Password updated`,
    failed: usePasswordLabels(),
  })
}

export const useEndSession = () => {
  const { t } = useLingui()
  const { client, uuid } = useOwn()
  return useSaved((session: string) => client.call(endOwnSession, { params: { uuid, session } }), {
    invalidates: [ownSessionsQueryOptions(client, uuid).queryKey],
    notice: () => t`Logged out`,
  })
}
