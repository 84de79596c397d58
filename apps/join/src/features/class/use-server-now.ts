import { useEffect, useState } from 'react'

import { serverNow } from '../../app/numbers-store.ts'

const TICK_MS = 500

/** Updated twice a second, so that no second is skipped. */
export const useServerNow = (): number => {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}
