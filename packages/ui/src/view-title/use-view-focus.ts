import { useEffect, useLayoutEffect, type RefObject } from 'react'

import { recentInput } from './recent-input.ts'
import { enterView, leaveView } from './view-openers.ts'

/** Focus moves only where somebody acts: not when a page opens, nor out of a dialog, nor away from what is in use. */
const mayMove = (): boolean => {
  const { isAny, isNow } = recentInput()
  if (!isAny || document.querySelector('[role$="dialog"][data-state="open"]') !== null) return false
  return isNow || document.activeElement === null || document.activeElement === document.body
}

/**
 * Gives the focus that went with a view to the title of the next one; on the way back, to the control that led away,
 * such as the button of a row.
 */
export function useViewFocus(title: RefObject<HTMLElement | null>, view: string): void {
  useEffect(() => {
    const opener = enterView(view)
    if (mayMove()) (opener ?? title.current)?.focus({ preventScroll: true })
    // the words of a title may change in front of its reader, who stays where they are
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  useLayoutEffect(() => () => leaveView(view), [view])
}
