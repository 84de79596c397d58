import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

import { body } from './dialog.css.ts'

/** Focusable while it overflows, so that keys can scroll it. */
export function DialogBody({ label, children }: { label: string; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [])

  const reachable = scrolls ? { role: 'region', 'aria-label': label, tabIndex: 0 } : {}
  return (
    <div ref={box} className={body} data-dialog-body {...reachable}>
      <div>{children}</div>
    </div>
  )
}
