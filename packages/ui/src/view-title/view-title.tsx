import { useEffect, useRef, type ReactNode, useState } from 'react'

import { useSiteName } from './site-name.tsx'
import { useViewFocus } from './use-view-focus.ts'

const minuteOf = (clock: string): string => clock.slice(0, clock.lastIndexOf(':'))

/** Updates once a minute: a tab that changes every second distracts, and is spoken. */
function useOnceAMinute(clock: string): string {
  const [shown, setShown] = useState(clock)
  if (minuteOf(shown) === minuteOf(clock)) return shown
  setShown(clock)
  return clock
}

export interface ViewTitleProps {
  children: ReactNode
  className: string
  id?: string | undefined
  /** Defaults to the title's text. */
  tabTitle?: string | undefined
  /** Appended to the tab title. */
  tabClock?: string | undefined
}

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
