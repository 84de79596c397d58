import { useEffect, useState } from 'react'

const AWAKE_MS = 3000

const useWakeLock = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    const take = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      navigator.wakeLock.request('screen').then(
        (taken) => {
          lock = taken
        },
        // refused in battery-saving mode
        () => {},
      )
    }
    take()
    document.addEventListener('visibilitychange', take)
    return () => {
      document.removeEventListener('visibilitychange', take)
      lock?.release().catch(() => {})
    }
  }, [])
}

const useIsAwake = (): boolean => {
  const [isAwake, setIsAwake] = useState(true)
  useEffect(() => {
    let timer = setTimeout(() => setIsAwake(false), AWAKE_MS)
    const wake = () => {
      setIsAwake(true)
      clearTimeout(timer)
      timer = setTimeout(() => setIsAwake(false), AWAKE_MS)
    }
    const events = ['pointermove', 'pointerdown', 'keydown'] as const
    for (const event of events) addEventListener(event, wake, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const event of events) removeEventListener(event, wake)
    }
  }, [])
  return isAwake
}

export const useKiosk = () => {
  useWakeLock()
  const isAwake = useIsAwake()
  return { isAwake, fill: () => void document.documentElement.requestFullscreen().catch(() => {}) }
}
