/** Caches code and fonts of one version while a page of it is open, never pages or data. */
import { precacheAndRoute } from 'workbox-precaching'

/** Sent by the page; must match its constant. */
const TAKE_OVER = 'take-over'

declare const self: ServiceWorkerGlobalScope
declare const FILES: readonly string[]
declare const ASSETS: string

/** Limits the worker to code; browsers bypass it for everything else. */
interface Installing extends ExtendableEvent {
  readonly addRoutes?: (rule: object) => Promise<void>
}

precacheAndRoute(
  FILES.map((url) => ({ url, revision: null })),
  { cleanURLs: false, directoryIndex: '' },
)

self.addEventListener('install', (event: Installing) => {
  const rule = { condition: { not: { urlPattern: { pathname: `${ASSETS}*` } } }, source: 'network' }
  event.addRoutes?.(rule).catch(() => {})
})

// the page may need files of its version after the server has been updated
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

// waits until no page of the previous version is open
self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) event.waitUntil(takeOverAlone())
})

async function takeOverAlone(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const ours = pages.filter(({ url }) => url.startsWith(self.registration.scope))
  if (ours.length <= 1) await self.skipWaiting()
}
