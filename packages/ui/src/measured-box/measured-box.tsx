import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'

import { box } from './measured-box.css.ts'

export interface BoxSize {
  width: number
  height: number
}

export interface MeasuredBoxProps {
  children: (size: BoxSize) => ReactNode
}

/**
 * Passes its size to its content. Not `useParentSize` of visx: the class display loads this before its first screen, and
 * measures before it paints.
 */
export function MeasuredBox({ children }: MeasuredBoxProps) {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<BoxSize | null>(null)

  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight }
      setSize((known) => (known?.width === next.width && known.height === next.height ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <div ref={ref} className={box}>
      {size !== null && children(size)}
    </div>
  )
}
