import type { Page } from '@playwright/test'

interface Seen {
  readonly after: number
  readonly text: string
  readonly tile: string
}

declare global {
  interface Window {
    seenAwake: { readonly after: number; readonly text: string; readonly tile: string }[]
  }
}

/** After the next sleep, records each text the page shows, with a tile's, and its time since waking. */
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

export const seenUntil = async (page: Page, words: readonly string[]): Promise<readonly Seen[]> => {
  const seen = await page.evaluate(() => window.seenAwake)
  const first = seen.findIndex(({ text }) => words.every((word) => text.includes(word)))
  if (first === -1) throw new Error(`since it was awake it has not shown ${words.join(' and ')}`)
  return seen.slice(0, first + 1)
}
