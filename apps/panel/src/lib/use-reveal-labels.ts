import { useLingui } from '@lingui/react/macro'

/** What the eye of a password says where several stand on one screen: which of them it shows. */
export const useRevealLabels = () => {
  const { t } = useLingui()
  return (field: string) => ({ show: t`Show: ${field}`, hide: t`Hide: ${field}` })
}
