const LOOK_MS = 1000
const SLEPT_MS = 5000

const clocks = () => ({ wall: Date.now(), steady: performance.now() })

/** Calls back after sleep or freezing. Compares two clocks, because one may stop and the other be set. */
export const watchSleep = (onAwake: () => void): (() => void) => {
  let last = clocks()
  const look = (): void => {
    if (document.hidden) return
    const now = clocks()
    const slept = Math.max(now.wall - last.wall, now.steady - last.steady) > SLEPT_MS
    last = now
    if (slept) onAwake()
  }
  const timer = setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
