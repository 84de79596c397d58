import { useLingui } from '@lingui/react/macro'

import { useSession } from '../../app/session/session-store.ts'

export const CENTER_TABS = ['data', 'address', 'gallery', 'streaming', 'types', 'privacy'] as const
export type CenterTab = (typeof CENTER_TABS)[number]

export const useCenterTabs = (): readonly { readonly value: CenterTab; readonly label: string }[] => {
  const { t } = useLingui()
  const { features_enabled: features } = useSession()
  const streaming = { value: 'streaming', label: t`Streaming` } as const
  return [
    { value: 'data', label: t`Data` },
    { value: 'address', label: t`Address` },
    { value: 'gallery', label: t`Gallery` },
    ...(features.includes('streaming') ? [streaming] : []),
    { value: 'types', label: t`Training types` },
    { value: 'privacy', label: t`Privacy` },
  ]
}
