import { pageCode } from './page-code.ts'

const ASK_MS = 10 * 60_000

/** Calls back once when the server has another version: polls, and checks when shown or when a chunk fails to load. */
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
