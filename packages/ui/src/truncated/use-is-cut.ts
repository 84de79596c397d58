import { useLayoutEffect, useState } from 'react'

type Measure = () => void

// One observer for all cells batches the reads before any render.
const measures = new WeakMap<Element, Measure>()
let observer: ResizeObserver | undefined

const follow = (element: Element, measure: Measure): (() => void) => {
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) measures.get(target)?.()
  })
  measures.set(element, measure)
  observer.observe(element)
  return () => {
    measures.delete(element)
    observer?.unobserve(element)
  }
}

const isBeyond = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: HTMLElement): boolean =>
  scrollWidth > clientWidth || scrollHeight > clientHeight

/** The element must be as large as its text if space allows. */
export function useIsCut(element: HTMLElement | null): boolean {
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    if (element === null) return undefined
    return follow(element, () => setIsCut(isBeyond(element)))
  }, [element])
  return isCut
}
