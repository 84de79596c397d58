import { useLingui } from '@lingui/react/macro'
import type { ActionKeys } from '@repo/api-client/core/endpoint'
import type { Versioned } from '@repo/api-client/core/with-version'
import { deleteDisplay, updateDisplay } from '@repo/api-client/displays/manage-displays'
import { pairDisplay } from '@repo/api-client/displays/pairing'
import { displaysQueryOptions } from '@repo/api-client/displays/queries'
import type { DisplayForm } from '@repo/domain/displays/display-form'
import type { DisplaySettingsFields } from '@repo/domain/displays/display-settings-form'

import { useServices } from '../../../app/services-context.ts'
import { useSaved } from '../../../lib/use-saved.ts'

const pairingOf = ({ roomUuid, ...typed }: DisplayForm) => (roomUuid === '' ? typed : { ...typed, roomUuid })

export const usePairDisplay = () => {
  const { client } = useServices()
  const { queryKey } = displaysQueryOptions(client)
  return useSaved((body: DisplayForm, keys) => client.call(pairDisplay, { body: pairingOf(body), keys }), {
    invalidates: [queryKey],
    failed: () => null,
  })
}

export const useChangeDisplay = (uuid: string) => {
  const { t } = useLingui()
  const { client } = useServices()
  const { queryKey } = displaysQueryOptions(client)
  const change = ({ name, version, ...settings }: DisplaySettingsFields & Versioned, keys: ActionKeys) =>
    client.call(updateDisplay, { params: { uuid }, body: { name, settings, version }, keys })
  return useSaved(change, { invalidates: [queryKey], notice: () => t`Display updated` })
}

export const useUnpairDisplay = (uuid: string) => {
  const { t } = useLingui()
  const { client } = useServices()
  const { queryKey } = displaysQueryOptions(client)
  return useSaved(() => client.call(deleteDisplay, { params: { uuid } }), {
    invalidates: [queryKey],
    gone: () => t`This display no longer exists`,
  })
}
