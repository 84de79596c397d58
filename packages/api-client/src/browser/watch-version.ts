import { hasNewVersion } from './new-version.ts'

/** Often enough that nobody works all day with what the server no longer has. */
const ASK_MS = 10 * 60_000

/**
 * Calls back, once, when the server has become another version than the page. It is asked now and then, when the page is
 * looked at again, and when a part of it can no longer be had. Answers how to stop that.
 */
export const watchVersion = (base: string, onNew: () => void): (() => void) => {
  const stop = (): void => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
    removeEventListener('vite:preloadError', ask)
  }
  let isOver = false
  const ask = (): void => {
    if (document.hidden) return
    void hasNewVersion(base, { document, fetch: (...asked) => fetch(...asked) }).then((isNew) => {
      if (!isNew || isOver) return
      isOver = true
      stop()
      onNew()
    })
  }
  const timer = setInterval(ask, ASK_MS)
  document.addEventListener('visibilitychange', ask)
  addEventListener('vite:preloadError', ask)
  return () => {
    isOver = true
    stop()
  }
}
