const LOOK_MS = 1000
/** A page in sight looks about once a second, however busy it is. */
const SLEPT_MS = 5000

const clocks = () => ({ wall: Date.now(), steady: performance.now() })

/**
 * Calls back each time the page is awake again: its machine slept, its tab was frozen, or it was out of sight and its
 * timers stood. By whichever clock moved more: the steady one may stand while a machine sleeps, and the time of day may
 * be set back. Answers how to stop that.
 */
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
