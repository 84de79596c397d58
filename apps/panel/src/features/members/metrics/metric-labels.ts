import { useLingui } from '@lingui/react/macro'

export const useMetricLabels = () => {
  const { t } = useLingui()
  return { modalities: { individual: t`Individual`, group: t`Group` } }
}
