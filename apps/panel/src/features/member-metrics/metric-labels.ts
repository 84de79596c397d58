import { useLingui } from '@lingui/react/macro'

/** What the metrics of a member say. */
export const useMetricLabels = () => {
  const { t } = useLingui()
  return { modalities: { individual: t`Individual`, group: t`Group` } }
}
