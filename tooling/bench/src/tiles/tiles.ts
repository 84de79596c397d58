/** Script time of a second on a wall of 100 tiles: the product's board against the least DOM writes in the same page. */

import type { Browser, Page } from 'playwright'

import { withBrowser } from '../measure/browser.ts'
import { exponentOf } from '../measure/exponent.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { measurePairs, medianOf, ratiosOf, type Pair } from '../measure/paired.ts'
import { withServedPage } from '../measure/served-page.ts'
import { median, spread } from '../measure/statistics.ts'
import { MANY_TILES, TILES } from './packets.ts'
import type { Changed, MeasureTiles, TileWay } from './ways.ts'

const GOAL = 1.5
/** Where a tenth changes, looking for what did not is a larger part. */
const TENTH_GOAL = 2
const GROWTH_GOAL = 1.1
const WARM_UP_ROUNDS = 10
const ROUNDS = 81
/** Without them a page's clock is coarser by far. */
const ISOLATED = { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' }

const openTiles = async (browser: Browser, address: string, tiles: number): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  await page.goto(`${address}?${tiles}`)
  await page.waitForFunction(() => 'measureTiles' in globalThis)
  return page
}

const costOn = (page: Page, way: TileWay, changed: Changed): Promise<number> =>
  page.evaluate((given) => (globalThis as unknown as { measureTiles: MeasureTiles }).measureTiles(...given), [
    way,
    changed,
  ] as const)

const paired = (ours: () => Promise<number>, floor: () => Promise<number>): Promise<readonly Pair[]> =>
  measurePairs({ warmUp: WARM_UP_ROUNDS, rounds: ROUNDS, ours, floor })

const comparing = (page: Page, ours: TileWay, floor: TileWay, changed: Changed = 'all'): Promise<readonly Pair[]> =>
  paired(
    () => costOn(page, ours, changed),
    () => costOn(page, floor, changed),
  )

const figureOf = (name: string, floorName: string, pairs: readonly Pair[], atMost = GOAL): Figure => {
  const ratios = ratiosOf(pairs)
  const [ours, floor] = [medianOf(pairs, 'ours'), medianOf(pairs, 'floor')]
  const detail =
    `${ours.toFixed(2)} ms for 20 of them against ${floor.toFixed(2)} ms for ${floorName}, ` +
    `ratios ${spread(ratios)} in ${ROUNDS} paired rounds`
  return { name, value: median(ratios), atMost, unit: '×', detail }
}

const growthOf = (ours: readonly Pair[], least: readonly Pair[]): Figure => {
  const exponentsOf = (pairs: readonly Pair[]) => pairs.map((pair) => exponentOf([pair.floor, pair.ours]))
  const exponents = exponentsOf(ours)
  const detail =
    `exponents ${spread(exponents)} in ${ROUNDS} paired rounds, ` +
    `${medianOf(ours, 'ours').toFixed(2)} ms for 20 packets on ${MANY_TILES}; ` +
    `the least DOM writes ${median(exponentsOf(least)).toFixed(2)}`
  return {
    name: `growth of a packet from ${TILES} to ${MANY_TILES} tiles`,
    value: median(exponents),
    atMost: GROWTH_GOAL,
    unit: '',
    detail,
  }
}

export const benchTiles: Bench = () =>
  withServedPage(
    import.meta.dirname,
    (address) =>
      withBrowser(async (browser) => {
        const page = await openTiles(browser, address, TILES)
        const packet = await comparing(page, 'packet', 'minimal')
        const tenth = await comparing(page, 'packet', 'minimal', 'tenth')
        const messages = await comparing(page, 'messages', 'packet')
        const crowd = await openTiles(browser, address, MANY_TILES)
        const growing = (way: TileWay) =>
          paired(
            () => costOn(crowd, way, 'all'),
            () => costOn(page, way, 'all'),
          )
        const growth = await growing('packet')
        const leastGrowth = await growing('minimal')
        return [
          figureOf(`a packet on ${TILES} tiles`, 'the least DOM writes', packet),
          figureOf(`a packet that changes a tenth of ${TILES} tiles`, 'the least DOM writes', tenth, TENTH_GOAL),
          figureOf(`${TILES} single messages in one frame`, 'one packet', messages),
          growthOf(growth, leastGrowth),
        ]
      }),
    { headers: ISOLATED },
  )
