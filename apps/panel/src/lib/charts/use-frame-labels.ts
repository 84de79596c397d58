import { useLingui } from '@lingui/react/macro'

export const useFrameLabels = () => {
  const { t } = useLingui()
  return { table: t`Show as a table`, chart: t`Show as a chart`, enlarge: t`Enlarge`, close: t`Close` }
}
