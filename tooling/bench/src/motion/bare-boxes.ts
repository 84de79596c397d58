import type { MotionWay } from './ways.ts'

const COLUMNS = 6
const GLIDE: KeyframeAnimationOptions = { duration: 400, easing: 'ease-out' }

export interface Boxes {
  readonly way: MotionWay
  readonly root: HTMLElement
  readonly reverse: () => void
}

/** Boxes of one colour on a grid, which glide to each other's places. */
export const createBoxes = (count: number): Boxes => {
  const root = document.createElement('div')
  root.style.cssText = `position:fixed;inset:0;display:none;grid-template-columns:repeat(${COLUMNS},1fr);gap:8px`
  const boxes = Array.from({ length: count }, () => {
    const box = document.createElement('div')
    box.style.background = '#00613f'
    root.append(box)
    return box
  })
  const reverse = () => {
    const places = boxes.map(({ offsetLeft, offsetTop }) => ({ x: offsetLeft, y: offsetTop }))
    for (const [index, box] of boxes.entries()) {
      const [from, to] = [places[boxes.length - 1 - index], places[index]]
      if (from === undefined || to === undefined) continue
      box.animate([{ transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` }, { transform: 'none' }], GLIDE)
    }
  }
  return { way: 'boxes', root, reverse }
}
