/** Message to a waiting worker of the page's own version; the worker compares it with the same text. */
const TAKE_OVER = 'take-over'

interface Page {
  readonly serviceWorker: Pick<ServiceWorkerContainer, 'register'> | undefined
  /** Calls back when the page has loaded and is idle. */
  readonly whenIdle: (work: () => void) => void
}

export interface KeptCode {
  /**
   * Registers the worker that caches the app's code for the next visit. A waiting worker takes over with a page that has
   * just been opened and so is of its version. Without TLS a browser allows no worker, and nothing is kept.
   */
  readonly keep: (base: string) => void
  /**
   * Looks for a newer worker than the first look has found; each version of the app has its own. False before the worker
   * is registered and while the server can't be reached.
   */
  readonly hasNewVersion: () => Promise<boolean>
}

/** Caches an app's code, and detects when the server has another version of it. */
export const createKeptCode = ({ serviceWorker, whenIdle }: Page): KeptCode => {
  let registration: ServiceWorkerRegistration | null = null
  let own: ServiceWorker | null = null
  const hasNewVersion = async (): Promise<boolean> => {
    if (registration === null) return false
    try {
      await registration.update()
    } catch {
      return false
    }
    const newest = registration.installing ?? registration.waiting ?? registration.active
    own ??= newest
    return newest !== own
  }
  const register = async (base: string): Promise<void> => {
    // a browser may refuse to keep anything; the app works without it
    registration =
      (await serviceWorker?.register(`${base}worker.js`, { scope: base, updateViaCache: 'none' }).catch(() => null)) ??
      null
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has the page's origin
    registration?.waiting?.postMessage(TAKE_OVER)
    await hasNewVersion()
  }
  return { keep: (base) => whenIdle(() => void register(base)), hasNewVersion }
}
