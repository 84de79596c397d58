import { below } from '@repo/ui/breakpoints'
import { useSyncExternalStore } from 'react'

const query = matchMedia(below('sm'))

const subscribe = (onChange: () => void): (() => void) => {
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => query.matches)
