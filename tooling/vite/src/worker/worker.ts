/** Keeps an app's code and letters, of one version, for as long as a page of that version is open; never a page or data. */
import { precacheAndRoute } from 'workbox-precaching'

/** What a page of this version says; it has the same words. */
const TAKE_OVER = 'take-over'

declare const self: ServiceWorkerGlobalScope
/** Written in by the build. */
declare const FILES: readonly string[]
declare const ASSETS: string

/** A newer browser asks no worker for what is not code: pages, data and pictures go straight to the server. */
interface Installing extends ExtendableEvent {
  readonly addRoutes?: (rule: object) => Promise<void>
}

precacheAndRoute(
  // a name with a hash in it is never given to another file
  FILES.map((url) => ({ url, revision: null })),
  { cleanURLs: false, directoryIndex: '' },
)

self.addEventListener('install', (event: Installing) => {
  const rule = { condition: { not: { urlPattern: { pathname: `${ASSETS}*` } } }, source: 'network' }
  event.addRoutes?.(rule).catch(() => {})
})

// the page that brought it is of its version, and may ask for parts after the server has another
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// a page of the version before may still ask for its parts, so a new one waits until there is none
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(takeOverAlone())
})

async function takeOverAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const ours = pages.filter(({ url }) => url.startsWith(self.registration.scope))
  if (ours.length <= 1) await self.skipWaiting()
}
