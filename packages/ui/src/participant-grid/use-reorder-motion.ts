import { useLayoutEffect, useRef, type RefObject } from 'react'

import { wantsCalm } from '../tile-motion/wants-calm.ts'

interface Places {
  readonly width: number
  readonly height: number
  readonly of: ReadonlyMap<string, { readonly x: number; readonly y: number }>
}

const MOTION: KeyframeAnimationOptions = { duration: 400, easing: 'cubic-bezier(0.2, 0, 0, 1)' }

/** The cells of a list, which say whose they are. */
const cellsIn = (list: HTMLElement): ReadonlyMap<string, HTMLElement> =>
  new Map(
    [...list.children].flatMap((cell) =>
      cell instanceof HTMLElement ? [[cell.dataset['id'] ?? '', cell] as const] : [],
    ),
  )

const placesOf = (list: HTMLElement, cells: ReadonlyMap<string, HTMLElement>): Places => ({
  width: list.clientWidth,
  height: list.clientHeight,
  of: new Map([...cells].map(([id, { offsetLeft, offsetTop }]) => [id, { x: offsetLeft, y: offsetTop }])),
})

/**
 * Cells that change places glide there, by their transform alone, so that the eye can follow its own. Nothing moves
 * where the list itself has another size than before, nor where somebody wants no motion.
 */
export const useReorderMotion = (list: RefObject<HTMLElement | null>, ids: readonly string[], isOn: boolean): void => {
  const known = useRef<Places | null>(null)
  useLayoutEffect(() => {
    const element = list.current
    if (element === null || !isOn) {
      known.current = null
      return
    }
    const cells = cellsIn(element)
    const [before, now] = [known.current, placesOf(element, cells)]
    known.current = now
    if (before === null || before.width !== now.width || before.height !== now.height || wantsCalm()) return
    for (const id of ids) {
      const [from, to] = [before.of.get(id), now.of.get(id)]
      if (from === undefined || to === undefined || (from.x === to.x && from.y === to.y)) continue
      cells
        .get(id)
        ?.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }], MOTION)
    }
  }, [list, ids, isOn])
}
