const LOOK_MS = 1000
/** A page in sight looks about once a second, however busy it is. */
const SLEPT_MS = 5000

/**
 * Calls back each time the page is awake again: its machine slept, its tab was frozen, or it was out of sight and its
 * timers stood. By the time of day, since the clock that nobody sets may stand while a machine sleeps. Answers how to
 * stop that.
 */
export const watchSleep = (onAwake: () => void): (() => void) => {
  let lookedAt = Date.now()
  const look = (): void => {
    if (document.hidden) return
    const slept = Date.now() - lookedAt > SLEPT_MS
    lookedAt = Date.now()
    if (slept) onAwake()
  }
  const timer = setInterval(look, LOOK_MS)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
