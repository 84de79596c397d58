import { useLingui } from '@lingui/react/macro'

/** For pages with several password fields. */
export const useRevealLabels = () => {
  const { t } = useLingui()
  return (field: string) => ({ show: t`Show: ${field}`, hide: t`Hide: ${field}` })
}
