import { useEffect, useMemo, useSyncExternalStore } from 'react'

const follow = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed)
  return () => document.removeEventListener('fullscreenchange', changed)
}

const isFull = (): boolean => document.fullscreenElement !== null

const toggle = (): void => {
  // a browser may refuse
  if (isFull()) void document.exitFullscreen().catch(() => {})
  else void document.documentElement.requestFullscreen().catch(() => {})
}

/** Null if unsupported, as on phones. */
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
