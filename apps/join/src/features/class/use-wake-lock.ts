import { useEffect } from 'react'

/** A sleeping phone disconnects its strap. */
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
        // refused in battery-saving mode
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
