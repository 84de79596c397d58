/** Frames of thirty tiles that beat, glide and change zones on a slow machine, against bare boxes that move alike. */

import type { Browser, Page } from 'playwright'

import { withBrowser } from '../measure/browser.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { withServedPage } from '../measure/served-page.ts'
import { SLOWDOWN, slowDown } from '../measure/slow-down.ts'
import { largest, quantile } from '../measure/statistics.ts'
import { watchPage, type Watched } from '../measure/traced-page.ts'
import type { MotionWay, RunMotion } from './ways.ts'

const SECONDS = 10
const ROUNDS = 7
/** Two frames of a screen of 60 Hz. */
const LONGEST_FRAME_MS = 32
const LONG_MS = 50

/** A page of its own for each way: what is hidden would move all the same. */
const openWay = async (browser: Browser, address: string, way: MotionWay): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  await page.goto(`${address}?${way}`)
  await page.waitForFunction(() => 'runMotion' in globalThis)
  await slowDown(page)
  return page
}

const run = (page: Page): Promise<void> =>
  page.evaluate((seconds) => (globalThis as unknown as { runMotion: RunMotion }).runMotion(seconds), SECONDS)

const watchWay = async (browser: Browser, address: string, way: MotionWay): Promise<Watched> => {
  const page = await openWay(browser, address, way)
  await run(page)
  const watched = await watchPage(browser, page, () => run(page))
  await page.close()
  return watched
}

const shareOver = (frames: readonly number[]): string => {
  const over = frames.filter((frame) => frame > LONGEST_FRAME_MS).length
  return `${over} of ${frames.length} frames over ${LONGEST_FRAME_MS} ms`
}

const figuresOf = (board: readonly Watched[], boxes: readonly Watched[]): readonly Figure[] => {
  const [ours, floor] = [board, boxes].map((rounds) => rounds.flatMap(({ frames }) => frames)) as [number[], number[]]
  const tasks = board.flatMap(({ turns }) => turns.filter((turn) => turn > LONG_MS))
  const p99 = quantile(ours, 0.99)
  return [
    {
      name: `thirty tiles in motion at ${SLOWDOWN} × CPU, the longest frame`,
      value: largest(ours),
      atMost: LONGEST_FRAME_MS,
      unit: 'ms',
      detail:
        `p99 ${p99.toFixed(1)} ms, ${shareOver(ours)}; bare boxes: longest ${largest(floor).toFixed(1)} ms, ` +
        `p99 ${quantile(floor, 0.99).toFixed(1)} ms, ${shareOver(floor)}; ${ROUNDS} rounds of ${SECONDS} s each`,
    },
    {
      name: `thirty tiles in motion at ${SLOWDOWN} × CPU, turns of the page that need more than ${LONG_MS} ms of it`,
      value: tasks.length,
      atMost: 0,
      unit: '',
      detail: tasks.length === 0 ? 'none' : `longest ${largest(tasks).toFixed(0)} ms`,
    },
  ]
}

export const benchMotion: Bench = () =>
  withServedPage(import.meta.dirname, (address) =>
    withBrowser(async (browser) => {
      const board: Watched[] = []
      const boxes: Watched[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        board.push(await watchWay(browser, address, 'board'))
        boxes.push(await watchWay(browser, address, 'boxes'))
      }
      return figuresOf(board, boxes)
    }),
  )
