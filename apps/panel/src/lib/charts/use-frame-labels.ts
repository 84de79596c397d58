import { useLingui } from '@lingui/react/macro'

export const useFrameLabels = () => {
  const { t } = useLingui()
  return { table: t`Show as table`, chart: t`Show as chart`, enlarge: t`Enlarge`, close: t`Close` }
}
