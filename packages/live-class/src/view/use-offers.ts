import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'

import type { ClassOffer, ClassViewHost } from '../control/class-view-host.ts'

/** Reports the actions to the host while the bar is open. */
export const useOffers = ({ onOffers }: ClassViewHost, offers: readonly (ClassOffer | null)[]): void => {
  useEffect(() => onOffers?.(offers.filter((offer) => offer !== null)))
  useEffect(() => () => onOffers?.([]), [onOffers])
}

/** Null if unsupported. */
export const useFullScreenOffer = ({ fullScreen = null }: ClassViewHost): ClassOffer | null => {
  const { t } = useLingui()
  if (fullScreen === null) return null
  const label = fullScreen.isOn ? t`Exit full screen` : t`Full screen`
  return { key: 'full-screen', label, icon: 'fullscreen', onSelect: fullScreen.toggle }
}
