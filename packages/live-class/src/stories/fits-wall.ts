import { expect, waitFor } from 'storybook/test'

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('svg') === null

const hasWords = (element: Element): boolean =>
  [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '')

/** In px, for rounding. */
const SLACK = 1.5

const faultOf = (element: Element): string | null => {
  const { left, right, top, bottom, width } = element.getBoundingClientRect()
  // visually hidden text has a box of 1 px
  if (width <= 1) return null
  const isIn = left >= -SLACK && top >= -SLACK && right <= innerWidth + SLACK && bottom <= innerHeight + SLACK
  const words = element.textContent?.trim().slice(0, 30) ?? ''
  return isIn ? null : `${words} (${[left, top, right, bottom].map(Math.round).join(' ')})`
}

const cutIn = (wall: HTMLElement): string[] =>
  [...wall.querySelectorAll('header *')]
    .filter((element) => isShown(element) && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
    .map(({ textContent, clientWidth, scrollWidth }) => `${textContent} (${clientWidth} of ${scrollWidth})`)

const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize)

/** Minimum text height, by the shorter side: 20 px at 1080 lines. */
const LEAST_SHARE = 20 / 1080
const tinyIn = (wall: HTMLElement): string[] => {
  const [short = 0, long = 0] = [innerWidth, innerHeight].toSorted((one, other) => one - other)
  const least = LEAST_SHARE * Math.min(short, (long * 9) / 16)
  return [...wall.querySelectorAll('header *')]
    .filter((element) => hasWords(element) && isShown(element) && sizeOf(element) < least)
    .map((element) => `${element.textContent} (${sizeOf(element)})`)
}

/** Minimum distance from the edge in px. */
const LEAST_MARGIN = 6

const edgedIn = (wall: HTMLElement): string[] =>
  [...wall.querySelectorAll('header *')]
    .filter((element) => isShown(element) && element.getBoundingClientRect().width > 1)
    .flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE))
    .filter((node) => {
      const words = document.createRange()
      words.selectNodeContents(node)
      const { left, right, width } = words.getBoundingClientRect()
      return width > 0 && (left < LEAST_MARGIN || right > innerWidth - LEAST_MARGIN)
    })
    .map(({ textContent }) => `at the edge: ${textContent}`)

export const fitsWall = async (wall: HTMLElement): Promise<void> => {
  const words = () => [...wall.querySelectorAll('*')].filter((element) => hasWords(element) && isShown(element))
  await waitFor(() => expect(words().flatMap((element) => faultOf(element) ?? [])).toEqual([]))
  await waitFor(() => expect([...cutIn(wall), ...tinyIn(wall), ...edgedIn(wall)]).toEqual([]))
  const boxes = [document.documentElement, ...wall.querySelectorAll('*')].filter((element) => {
    const { overflowY, overflowX } = getComputedStyle(element)
    return (
      element === document.documentElement ||
      [overflowY, overflowX].some((flow) => flow === 'auto' || flow === 'scroll')
    )
  })
  const scrolled = boxes.filter(
    ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
      scrollHeight > clientHeight + SLACK || scrollWidth > clientWidth + SLACK,
  )
  await expect(scrolled.map(({ className, scrollHeight }) => `${className} ${scrollHeight}`)).toEqual([])
}

const nameIn = (tile: Element): Element[] =>
  [...tile.querySelectorAll('span')].filter(
    ({ children, textContent }) => children.length === 0 && textContent === tile.getAttribute('aria-label'),
  )

export const namesOf = (wall: HTMLElement): Element[] =>
  [...wall.querySelectorAll('[role="group"][aria-label]')].flatMap(nameIn)

/** Boxes of the letters, without the air of their lines. */
const lettersOf = (element: Element): DOMRect => {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { left, top, width, height } = range.getBoundingClientRect()
  // a name is cut at its box
  const isCut = getComputedStyle(element).overflow === 'hidden'
  const shown = isCut ? Math.min(height, element.getBoundingClientRect().height) : height
  const air = shown / 8
  return new DOMRect(left, top + air, width, shown - 2 * air)
}

const meet = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right - SLACK &&
  other.left < one.right - SLACK &&
  one.top < other.bottom - SLACK &&
  other.top < one.bottom - SLACK

/** Pairs of parts of a tile that lie over each other or beyond it. */
export const overlapsOf = (wall: HTMLElement): string[] =>
  [...wall.querySelectorAll('[role="group"][aria-label]')].flatMap((tile) => {
    const parts = [...nameIn(tile), ...tile.querySelectorAll('[data-part]')].filter(
      (part) => hasWords(part) && isShown(part),
    )
    const [whole, boxes] = [tile.getBoundingClientRect(), parts.map(lettersOf)]
    const label = tile.getAttribute('aria-label')
    return parts.flatMap(({ textContent }, index) => {
      const box = boxes[index] ?? whole
      const isOut = box.left < whole.left || box.right > whole.right || box.bottom > whole.bottom + SLACK
      const met = boxes.some((other, at) => at > index && meet(box, other))
      return isOut || met ? [`${label}: ${textContent} (${isOut ? 'out' : 'over another'})`] : []
    })
  })

const smallest = (elements: readonly Element[]): number => Math.min(...elements.filter(isShown).map(sizeOf))

export const tilesOf = (wall: HTMLElement) => {
  const tiles = [...wall.querySelectorAll('[role="group"][aria-label]')]
  const boxes = tiles.map((tile) => tile.getBoundingClientRect())
  return {
    count: tiles.length,
    effort: Math.min(...[...wall.querySelectorAll('[data-part="effort"]')].map(sizeOf)),
    name: Math.min(...tiles.flatMap(nameIn).map(sizeOf)),
    reading: smallest([...wall.querySelectorAll('[data-part="heart-rate"], [data-part="calories"]')]),
    words: [...wall.querySelectorAll('[data-part="level"]')].filter((word) => isShown(word)).length,
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
