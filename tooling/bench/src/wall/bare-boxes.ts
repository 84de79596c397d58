import type { Page } from 'playwright'

/** As many boxes of one color as tiles, which beat alike and glide to each other's places every five seconds. */
export const showBareBoxes = (page: Page, count: number): Promise<void> =>
  page.evaluate((boxCount) => {
    const [columns, gap] = [6, 4]
    const size = { width: innerWidth / columns, height: innerHeight / Math.ceil(boxCount / columns) }
    const placeOf = (index: number) => ({
      x: (index % columns) * size.width,
      y: Math.floor(index / columns) * size.height,
    })
    const boxes = Array.from({ length: boxCount }, (_, index) => {
      const [box, dot] = [document.createElement('div'), document.createElement('div')]
      const { x, y } = placeOf(index)
      box.style.cssText = `position:absolute;left:${x}px;top:${y}px;width:${size.width - gap}px;height:${size.height - gap}px;background:#00613f`
      dot.style.cssText = 'width:40px;height:40px;background:#2bd47d'
      dot.animate([{ transform: 'scale(1)' }, { transform: 'scale(1.16)' }], { duration: 500, iterations: Infinity })
      box.append(dot)
      document.body.append(box)
      return box
    })
    setInterval(() => {
      for (const [index, box] of boxes.entries()) {
        const [from, to] = [placeOf(boxes.length - 1 - index), placeOf(index)]
        const away = `translate(${from.x - to.x}px, ${from.y - to.y}px)`
        box.animate([{ transform: away }, { transform: 'none' }], { duration: 400, easing: 'ease-out' })
      }
    }, 5000)
  }, count)
