import { createKeptCode } from './keep-code.ts'

/** Delay after loading, in ms: someone may still be waiting for the first screen, which needs the network first. */
const AFTER_MS = 10_000

const whenIdle = (work: () => void): void => {
  const rest = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => work()) : work())
  const later = () => setTimeout(rest, AFTER_MS)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

/** The code of this page's app. */
export const pageCode = createKeptCode({
  serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  whenIdle,
})
