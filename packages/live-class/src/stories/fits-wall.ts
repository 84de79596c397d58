import { expect, waitFor } from 'storybook/test'

/** What may stand on a wall without being read: what is only heard, what is out of sight, and what lies behind. */
const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('svg') === null

const hasWords = (element: Element): boolean =>
  [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '')

/** A pixel of a word may be rounded away. */
const SLACK = 1.5

const faultOf = (element: Element): string | null => {
  const { left, right, top, bottom, width } = element.getBoundingClientRect()
  // a word that is only heard has a box of a pixel
  if (width <= 1) return null
  const isIn = left >= -SLACK && top >= -SLACK && right <= innerWidth + SLACK && bottom <= innerHeight + SLACK
  const words = element.textContent?.trim().slice(0, 30) ?? ''
  return isIn ? null : `${words} (${[left, top, right, bottom].map(Math.round).join(' ')})`
}

/** What is written in the bar is read in full; what stands in a line has no box of its own. */
const cutIn = (wall: HTMLElement): string[] =>
  [...wall.querySelectorAll('header *')]
    .filter((element) => isShown(element) && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
    .map(({ textContent, clientWidth, scrollWidth }) => `${textContent} (${clientWidth} of ${scrollWidth})`)

const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize)

/** Letters of the bar are as high as a television of 1080 lines has 20: who looks is no nearer to a smaller screen. */
const LEAST_SHARE = 20 / 1080
const tinyIn = (wall: HTMLElement): string[] => {
  const [short = 0, long = 0] = [innerWidth, innerHeight].toSorted((one, other) => one - other)
  const least = LEAST_SHARE * Math.min(short, (long * 9) / 16)
  return [...wall.querySelectorAll('header *')]
    .filter((element) => hasWords(element) && isShown(element) && sizeOf(element) < least)
    .map((element) => `${element.textContent} (${sizeOf(element)})`)
}

/** How near a frame of a television may come to a letter, in pixels. */
const LEAST_MARGIN = 6

/** What is written in the bar stands off the sides of its screen. */
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

/** Everything of a wall is on its screen: nothing hangs over an edge or is cut, and nothing has to be scrolled. */
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

/** The name on each tile that shows all of it. */
export const namesOf = (wall: HTMLElement): Element[] =>
  [...wall.querySelectorAll('[role="group"][aria-label]')].flatMap(nameIn)

/** What is read of a wall of tiles, in pixels: the least effort and name, and where the tiles begin and end. */
export const tilesOf = (wall: HTMLElement) => {
  const tiles = [...wall.querySelectorAll('[role="group"][aria-label]')]
  const boxes = tiles.map((tile) => tile.getBoundingClientRect())
  return {
    count: tiles.length,
    effort: Math.min(...[...wall.querySelectorAll('[data-part="effort"]')].map(sizeOf)),
    name: Math.min(...tiles.flatMap(nameIn).map(sizeOf)),
    top: Math.min(...boxes.map(({ top }) => top)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
