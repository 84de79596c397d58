import { useEffect, useRef, type ReactNode } from 'react'

import { useSiteName } from './site-name.tsx'
import { useOnceAMinute } from './use-once-a-minute.ts'
import { useViewFocus } from './use-view-focus.ts'

export interface ViewTitleProps {
  children: ReactNode
  className: string
  id?: string | undefined
  /** What the browser's tab says, where it is not the words of the title. */
  tabTitle?: string | undefined
  /** Of a class that runs: what its clock shows, which the tab then shows too. */
  tabClock?: string | undefined
}

/** The first heading of a view: names the browser's tab, and has the focus when the view comes. */
export function ViewTitle({ children, className, id, tabTitle, tabClock }: ViewTitleProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const site = useSiteName()
  const text = typeof children === 'string' ? children : ''
  useViewFocus(title, text)
  const clock = useOnceAMinute(tabClock ?? '')
  const said = tabClock === undefined ? (tabTitle ?? text) : `▶ ${text} ${clock}`
  useEffect(() => {
    document.title = said === '' || said === site ? site : `${said} · ${site}`
  }, [said, site])
  return (
    <h1 ref={title} id={id} className={className} tabIndex={-1} data-view-title="">
      {children}
    </h1>
  )
}
