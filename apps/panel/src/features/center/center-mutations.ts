import { useLingui } from '@lingui/react/macro'
import { centerQueryOptions } from '@repo/api-client/center/queries'
import type { Center } from '@repo/api-client/center/show-center'
import { updateAddress, updateCenter, uploadCenterImage } from '@repo/api-client/center/update-center'
import type { ActionKeys } from '@repo/api-client/core/endpoint'
import type { Versioned } from '@repo/api-client/core/with-version'
import type { AddressFields } from '@repo/domain/center/address-form'
import type { CenterFields } from '@repo/domain/center/center-form'
import { offsetOf } from '@repo/domain/time/offset'

import { useServices } from '../../app/services-context.ts'
import { formDraft } from '../../lib/form/form-draft.ts'
import { useImageUpload } from '../../lib/use-image-upload.ts'
import { useSaved } from '../../lib/use-saved.ts'

export const CENTER_DRAFT = 'center'
export const ADDRESS_DRAFT = 'address'

/** Deletes the draft before the refetch, so that the form shows the stored data. */
export const useSaveCenter = ({ branchUuid, chain }: Center) => {
  const { t } = useLingui()
  const { client } = useServices()
  const save = async (fields: CenterFields & Versioned, keys: ActionKeys) => {
    const offset = offsetOf(fields.zone, Date.now())
    const body = { ...fields, offset, chainUuid: chain.uuid }
    await client.call(updateCenter, { params: { uuid: branchUuid }, body, keys })
    formDraft(CENTER_DRAFT).forget()
  }
  return useSaved(save, {
    invalidates: [centerQueryOptions(client, branchUuid).queryKey],
    notice: () => t`Center information updated`,
  })
}

export const useSaveAddress = (branchUuid: string, locationUuid: string) => {
  const { t } = useLingui()
  const { client } = useServices()
  const save = async (body: AddressFields & Versioned, keys: ActionKeys) => {
    await client.call(updateAddress, { params: { uuid: locationUuid }, body, keys })
    formDraft(ADDRESS_DRAFT).forget()
  }
  return useSaved(save, {
    invalidates: [centerQueryOptions(client, branchUuid).queryKey],
    notice: () => t`Address updated`,
  })
}

export const useReplaceLogo = ({ branchUuid }: Center) => {
  const { t } = useLingui()
  const { client } = useServices()
  return useImageUpload((file, keys) => client.call(uploadCenterImage, { params: { uuid: branchUuid }, file, keys }), {
    invalidates: [centerQueryOptions(client, branchUuid).queryKey],
    notice: () => t`Logo updated`,
  })
}
