import type { Page } from 'playwright'

import { controlsOf } from './controls.ts'

/** The network is quiet too while a slow machine runs the code of a screen: only its controls say that it stands. */
const QUIET_MS = 600
const LOOK_MS = 100
const LONGEST_MS = 40_000

const pause = (page: Page): Promise<void> =>
  page.evaluate((ms) => new Promise<void>((resolve) => void setTimeout(resolve, ms)), LOOK_MS)

const isLoading = (page: Page, place: string): Promise<boolean> =>
  page.evaluate((asked) => document.querySelector(`:is(${asked}) [aria-busy=true]`) !== null, place)

/** Comes back once part of a page has controls, keeps them and waits for nothing; throws where it never does. */
export const settle = async (page: Page, place: string): Promise<void> => {
  const begun = performance.now()
  let since = begun
  let before = ''
  while (performance.now() - since < QUIET_MS) {
    const now = performance.now()
    if (now - begun > LONGEST_MS) throw new Error(`nothing to touch after ${LONGEST_MS / 1000} s`)
    const controls = (await controlsOf(page, place)).map(({ name }) => name).join()
    if (controls === '' || controls !== before || (await isLoading(page, place))) since = performance.now()
    before = controls
    await pause(page)
  }
}
