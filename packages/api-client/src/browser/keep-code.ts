/** What a page says to a worker of its own version that waits; the worker knows it by the same words. */
const TAKE_OVER = 'take-over'

interface Page {
  readonly serviceWorker: Pick<ServiceWorkerContainer, 'register'> | undefined
  /** Calls back when the page has loaded and has nothing to do. */
  readonly whenIdle: (work: () => void) => void
}

/**
 * Has a worker keep the app's code, so that it is there at the next visit. A worker of a newer version that waits takes over
 * with a page that has just been opened, which is as new: pages come from the server. Where no worker may run, as without
 * TLS, nothing is kept but what the browser keeps by itself.
 */
export const keepCode = (base: string, { serviceWorker, whenIdle }: Page): void => {
  if (serviceWorker === undefined) return
  whenIdle(() => {
    serviceWorker.register(`${base}worker.js`, { scope: base, updateViaCache: 'none' }).then(
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is of this origin, and takes none
      ({ waiting }) => waiting?.postMessage(TAKE_OVER),
      // a browser may refuse to keep anything; the app goes on all the same
      () => {},
    )
  })
}
