import {
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'

import { breakpoints } from '../tokens/breakpoints.ts'
import { bare, frame, handle, main, side as sideStyle, turned } from './split-pane.css.ts'

export interface SplitPaneProps {
  children: ReactNode
  side: ReactNode
  /** Hides the side but keeps it mounted. */
  isSideHidden?: boolean
  label: string
}

const [LEAST, MOST, USUAL, STEP] = [20, 80, 40, 5]
const within = (percent: number): number => Math.round(Math.min(MOST, Math.max(LEAST, percent)))

/** In percent; null for other keys. */
const moved = (key: string, size: number): number | null => {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return size + STEP
  if (key === 'ArrowRight' || key === 'ArrowDown') return size - STEP
  if (key === 'Home') return MOST
  return key === 'End' ? LEAST : null
}

export function SplitPane({ children, side, isSideHidden = false, label }: SplitPaneProps) {
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState(USUAL)
  const [isStacked, setStacked] = useState(false)
  const [isDragged, setDragged] = useState(false)
  const isSplit = side !== null && !isSideHidden

  useLayoutEffect(() => {
    const element = box.current
    if (element === null || !isSplit) return undefined
    const measure = () => setStacked(element.clientWidth < breakpoints.md)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [isSplit])

  const drag = (event: PointerEvent) => {
    const place = box.current?.getBoundingClientRect()
    if (!isDragged || place === undefined) return
    const [end, length, at] = isStacked
      ? [place.bottom, place.height, event.clientY]
      : [place.right, place.width, event.clientX]
    setSize(within(((end - at) / length) * 100))
  }
  const press = (event: KeyboardEvent) => {
    const next = moved(event.key, size)
    if (next === null) return
    event.preventDefault()
    setSize(within(next))
  }
  const length: CSSProperties = isStacked ? { height: `${size}%` } : { width: `${size}%` }
  return (
    <div ref={box} className={isSplit ? frame : bare} {...(isStacked ? { 'data-stacked': '' } : {})}>
      <div className={isSplit ? main : bare}>{children}</div>
      {isSplit && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a separator with a value is a control
        <div
          className={isStacked ? `${handle} ${turned}` : handle}
          role="separator"
          tabIndex={0}
          aria-label={label}
          aria-orientation={isStacked ? 'horizontal' : 'vertical'}
          aria-valuenow={size}
          aria-valuemin={LEAST}
          aria-valuemax={MOST}
          onKeyDown={press}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            setDragged(true)
          }}
          onPointerMove={drag}
          onLostPointerCapture={() => setDragged(false)}
        />
      )}
      {side !== null && (
        <div
          key="side"
          className={sideStyle}
          style={length}
          hidden={isSideHidden}
          {...(isDragged ? { 'data-dragged': '' } : {})}
        >
          {side}
        </div>
      )}
    </div>
  )
}
