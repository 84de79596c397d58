import { useLayoutEffect, useState } from 'react'

type Measure = () => void

// one observer for all the cells of a table: its reads come in one turn, before anything is drawn anew
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

/** Whether an element hides part of its text. The element must be as large as its text if it has the space. */
export function useIsCut(element: HTMLElement | null): boolean {
  const [isCut, setIsCut] = useState(false)
  useLayoutEffect(() => {
    if (element === null) return undefined
    return follow(element, () => setIsCut(isBeyond(element)))
  }, [element])
  return isCut
}
