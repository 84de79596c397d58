import { useLayoutEffect, useState, type RefObject } from 'react'

import { tableFrom } from '../tokens/breakpoints.ts'

export interface TableRoom {
  isCards: boolean
  /** Rem. */
  width: number
}

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

const roomOf = (pixels: number): TableRoom => ({ isCards: pixels < tableFrom, width: Math.floor(pixels / rem()) })

/** Measures before paint. */
export function useTableRoom(box: RefObject<HTMLElement | null>): TableRoom {
  // A first guess keeps a phone from rendering every row as a table once.
  const [room, setRoom] = useState(() => roomOf(window.innerWidth))
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return undefined
    const measure = () => {
      const next = roomOf(element.clientWidth)
      setRoom((known) => (known.isCards === next.isCards && known.width === next.width ? known : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [box])
  return room
}
