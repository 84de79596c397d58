import { keepCode } from './keep-code.ts'

const whenIdle = (work: () => void): void => {
  const rest = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(() => work()) : setTimeout(work))
  if (document.readyState === 'complete') rest()
  else addEventListener('load', rest, { once: true })
}

/** Has the code of this page's app kept, by the worker at its base. */
export const keepPageCode = (base: string): void =>
  keepCode(base, { serviceWorker: 'serviceWorker' in navigator ? navigator.serviceWorker : undefined, whenIdle })
