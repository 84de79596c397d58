import { useEffect } from 'react'

/** Keeps the screen on while this page is in sight: a phone that sleeps loses its strap. */
export const useWakeLock = (): void => {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null
    let isOver = false
    const take = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      try {
        const taken = await navigator.wakeLock.request('screen')
        if (isOver) await taken.release()
        else lock = taken
      } catch {
        // a phone that saves its battery may refuse; the class goes on all the same
      }
    }
    const onSight = () => void take()
    onSight()
    document.addEventListener('visibilitychange', onSight)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', onSight)
      void lock?.release().catch(() => {})
    }
  }, [])
}
