import { useEffect, useLayoutEffect, type RefObject } from 'react'

import { recentInput } from './recent-input.ts'
import { enterView, leaveView } from './view-openers.ts'

/** Moves the focus only after input: not on load, out of a dialog, or away from a used control. */
const mayMove = (): boolean => {
  const { isAny, isNow } = recentInput()
  if (!isAny || document.querySelector('[role$="dialog"][data-state="open"]') !== null) return false
  return isNow || document.activeElement === null || document.activeElement === document.body
}

/** Focuses the next view's title, or on the way back the control that led away. */
export function useViewFocus(title: RefObject<HTMLElement | null>, view: string): void {
  useEffect(() => {
    const opener = enterView(view)
    if (mayMove()) (opener ?? title.current)?.focus({ preventScroll: true })
    // A title may change while it has the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useLayoutEffect(() => () => leaveView(view), [view])
}
