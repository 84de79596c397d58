import { useLayoutEffect, useRef, type RefObject } from 'react'

import { useAfterFrame } from '../after-frame/use-after-frame.ts'
import { focusFirstField } from './use-return-focus.ts'

interface DrawnBox {
  box: RefObject<HTMLDivElement | null>
  isDrawn: boolean
}

/** Shows the dimmed page first and draws a long form in the next frame, hidden until it has its final size. */
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
