import { createKeptCode } from './keep-code.ts'

const AFTER_MS = 10_000

const whenIdle = (work: () => void): void => {
  const rest = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => work()) : work())
  const later = () => setTimeout(rest, AFTER_MS)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

export const pageCode = createKeptCode({
  serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined,
  whenIdle,
})
