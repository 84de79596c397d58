const COLUMNS = 6
const GLIDE: KeyframeAnimationOptions = { duration: 400, easing: 'ease-out' }
const BEAT: KeyframeAnimationOptions = { duration: 500, iterations: Infinity }

export interface Boxes {
  readonly root: HTMLElement
  readonly reverse: () => void
}

/** Boxes of one color on a grid, which beat and glide to each other's places. */
export const createBoxes = (count: number): Boxes => {
  const root = document.createElement('div')
  root.style.cssText = `position:fixed;inset:0;display:grid;grid-template-columns:repeat(${COLUMNS},1fr);gap:8px`
  const boxes = Array.from({ length: count }, () => {
    const box = document.createElement('div')
    box.style.background = '#00613f'
    const dot = document.createElement('div')
    dot.style.cssText = 'width:40px;height:40px;background:#2bd47d'
    dot.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.16)' }], BEAT)
    box.append(dot)
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
  return { root, reverse }
}
