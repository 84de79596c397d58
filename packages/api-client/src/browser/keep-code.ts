const TAKE_OVER = 'take-over'

interface Page {
  readonly serviceWorker: Pick<ServiceWorkerContainer, 'register'> | undefined
  readonly whenIdle: (work: () => void) => void
}

export interface KeptCode {
  /** Registers the caching worker. A page just opened has the waiting worker's version, so it takes over. */
  readonly keep: (base: string) => void
  /** Whether the server has a newer worker than the first check. False if unreachable or not registered. */
  readonly hasNewVersion: () => Promise<boolean>
}

/** Caches an app's code, and detects new versions on the server. */
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
    // without TLS, or if the browser refuses, the app works without a cache
    registration =
      (await serviceWorker?.register(`${base}worker.js`, { scope: base, updateViaCache: 'none' }).catch(() => null)) ??
      null
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has the page's origin
    registration?.waiting?.postMessage(TAKE_OVER)
    await hasNewVersion()
  }
  return { keep: (base) => whenIdle(() => void register(base)), hasNewVersion }
}
