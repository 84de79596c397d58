import type { ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'

/** Uses a detached root, because `react-dom/server` would add 60 KB. */
export const svgText = (drawing: ReactElement): string => {
  const host = document.createElement('div')
  const root = createRoot(host)
  flushSync(() => root.render(drawing))
  const text = host.innerHTML
  root.unmount()
  return text
}
