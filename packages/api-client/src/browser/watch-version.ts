import { pageCode } from './page-code.ts'

/** Polling interval in ms: short enough that no one works all day with code the server no longer has. */
const ASK_MS = 10 * 60_000

/**
 * Calls back, once, when the server has another version than the page. It looks at intervals, when the page is shown
 * again, and when a part of it fails to load.
 */
export const watchVersion = (onNew: () => void): void => {
  const over = new AbortController()
  const { signal } = over
  const look = async (): Promise<void> => {
    if (document.hidden || !(await pageCode.hasNewVersion()) || signal.aborted) return
    over.abort()
    onNew()
  }
  const timer = setInterval(() => void look(), ASK_MS)
  signal.addEventListener('abort', () => clearInterval(timer))
  document.addEventListener('visibilitychange', () => void look(), { signal })
  addEventListener('vite:preloadError', () => void look(), { signal })
}
