import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** The markup a drawing renders to. A detached root does it; `react-dom/server` would weigh sixty kilobytes more. */
export const svgText = (drawing: ReactElement): string => {
  const host = document.createElement('div')
  const root = createRoot(host)
  flushSync(() => root.render(drawing))
  const text = host.innerHTML
  root.unmount()
  return text
}
