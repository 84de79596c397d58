import { keepCode } from './keep-code.ts'

/** Until then somebody may still wait for the first screen: keeping code must not take the network from it. */
const AFTER_MS = 10_000

const whenIdle = (work: () => void): void => {
  const rest = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => work()) : work())
  const later = () => setTimeout(rest, AFTER_MS)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}

/** Has the code of this page's app kept, by the worker at its base. */
export const keepPageCode = (base: string): void =>
  keepCode(base, { serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined, whenIdle })
