import type { Page } from '@playwright/test'

interface Seen {
  /** Since it was awake, in milliseconds. */
  readonly after: number
  readonly text: string
  /** What stands on somebody's tile, where there is one. */
  readonly tile: string
}

declare global {
  interface Window {
    seenAwake: { readonly after: number; readonly text: string; readonly tile: string }[]
  }
}

/** From the next sleep on, a page notes each text it shows, with somebody's tile, and how long it has been awake by then. */
export const noteAfterSleep = (page: Page, whose: string): Promise<void> =>
  page.evaluate((name) => {
    window.seenAwake = []
    let lookedAt = performance.now()
    let awakeAt: number | null = null
    const look = () => {
      const now = performance.now()
      if (now - lookedAt > 3000) awakeAt = now
      lookedAt = now
    }
    const note = () => {
      look()
      const text = document.body.textContent ?? ''
      if (awakeAt === null || window.seenAwake.at(-1)?.text === text) return
      const tiles = [...document.querySelectorAll('[role=group]')].map((one) => one.textContent ?? '')
      const tile = tiles.find((one) => one.includes(name)) ?? ''
      window.seenAwake.push({ after: performance.now() - awakeAt, text, tile })
    }
    setInterval(look, 20)
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, whose)

/** What a page has shown since it was awake, until it first showed all of some words. */
export const seenUntil = async (page: Page, words: readonly string[]): Promise<readonly Seen[]> => {
  const seen = await page.evaluate(() => window.seenAwake)
  const first = seen.findIndex(({ text }) => words.every((word) => text.includes(word)))
  if (first === -1) throw new Error(`since it was awake it has not shown ${words.join(' and ')}`)
  return seen.slice(0, first + 1)
}
