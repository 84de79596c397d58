import { useLingui } from '@lingui/react/macro'

export const CENTER_TABS = ['data'] as const
export type CenterTab = (typeof CENTER_TABS)[number]

/** The parts of the center's screen that there are for this center. */
export const useCenterTabs = (): readonly { readonly value: CenterTab; readonly label: string }[] => {
  const { t } = useLingui()
  return [{ value: 'data', label: t`Data` }]
}
