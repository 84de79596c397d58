import { useEffect, useMemo, useSyncExternalStore } from 'react'

const follow = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

const isFull = (): boolean => document.fullscreenElement !== null

const toggle = (): void => {
  // a browser may refuse; then the page stays as it is
  if (isFull()) void document.exitFullscreen().catch(() => {})
  else void document.documentElement.requestFullscreen().catch(() => {})
}

/** The whole page in full screen until its user leaves it; null where the browser has none, as on a phone. */
export const useFullScreen = (): { readonly isOn: boolean; readonly toggle: () => void } | null => {
  const isOn = useSyncExternalStore(follow, isFull)
  useEffect(
    () => () => {
      if (isFull()) toggle()
    },
    [],
  )
  return useMemo(() => (document.fullscreenEnabled ? { isOn, toggle } : null), [isOn])
}
