import { useSyncExternalStore } from 'react'

import { dayIn } from './day-in.ts'

const LOOK_EVERY_MS = 1000

const subscribe = (onChange: () => void): (() => void) => {
  const timer = setInterval(onChange, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}

/** Today in a zone, also on a page that stays open over midnight. */
export const useToday = (zone: string | undefined): string =>
  useSyncExternalStore(subscribe, () => dayIn(zone, Date.now()))
