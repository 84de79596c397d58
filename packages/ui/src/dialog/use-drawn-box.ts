import { useLayoutEffect, useRef, type RefObject } from 'react'

import { useAfterFrame } from '../after-frame/use-after-frame.ts'
import { focusFirstField } from './use-return-focus.ts'

interface DrawnBox {
  box: RefObject<HTMLDivElement | null>
  /** Whether what stands in the box is to be drawn, and the box to be seen. */
  isDrawn: boolean
}

/**
 * A touch is answered by the dimmed page; what may be a long form is drawn behind that frame. Until then the box is
 * there and not to be seen, so that it comes when it is as large as it will be, and takes the focus then.
 */
export function useDrawnBox(isEmpty = false): DrawnBox {
  const box = useRef<HTMLDivElement>(null)
  const isDrawn = useAfterFrame(true, isEmpty)
  const wasDrawn = useRef(isDrawn)
  useLayoutEffect(() => {
    const element = box.current
    if (wasDrawn.current || !isDrawn || element === null) return
    wasDrawn.current = true
    if (!element.contains(document.activeElement)) focusFirstField(element)
  }, [isDrawn])
  return { box, isDrawn }
}
