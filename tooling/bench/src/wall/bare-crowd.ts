import type { Page } from 'playwright'

/** Of what a tile of a crowd says: effort, heart rate, calories and the word of its zone. */
const NUMBERS = 4
/** As many as the wall itself writes in a frame. */
const SHARE = 8

/**
 * As many boxes as tiles, each with as many words and nothing else: no flexible layout, nothing that slides, no
 * pictures. Once a second all of them say something else and have another color, a few a frame. Nobody can show numbers
 * in a document for less.
 */
export const showBareCrowd = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    ([boxCount, numbers, share]) => {
      const columns = 10
      const size = { width: innerWidth / columns, height: innerHeight / Math.ceil(boxCount / columns) }
      const colors = ['#00613f', '#004e6b', '#6b4e00', '#6b1f00']
      const boxes = Array.from({ length: boxCount }, (_, index) => {
        const box = document.createElement('div')
        const [x, y] = [(index % columns) * size.width, Math.floor(index / columns) * size.height]
        box.style.cssText = `position:absolute;contain:strict;left:${x}px;top:${y}px;width:${size.width - 4}px;height:${size.height - 4}px;background:#00613f;color:#fff;font:20px sans-serif`
        const words = Array.from({ length: numbers }, (__, line) => {
          const word = document.createElement('div')
          word.style.cssText = `position:absolute;contain:strict;left:4px;top:${4 + line * 24}px;width:90%;height:24px`
          word.append('0')
          box.append(word)
          return word.firstChild as Text
        })
        document.body.append(box)
        return { box, words }
      })
      let waiting: number[] = []
      let second = 0
      const draw = () => {
        for (const index of waiting.splice(0, share)) {
          const { box, words } = boxes[index] ?? {}
          if (box !== undefined) box.style.background = colors[(index + second) % colors.length] ?? ''
          for (const [line, word] of (words ?? []).entries()) word.data = String((index * 7 + second + line) % 190)
        }
        if (waiting.length > 0) requestAnimationFrame(draw)
      }
      setInterval(() => {
        second += 1
        waiting = boxes.map((_, index) => index)
        requestAnimationFrame(draw)
      }, 1000)
    },
    [count, NUMBERS, SHARE] as const,
  )
