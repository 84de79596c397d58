/** Frames that are dropped while ten thousand members of a challenge are scrolled through, against an empty list. */
import { join } from 'node:path'

import type { Browser, Page } from 'playwright'

import { signedIn } from '../browser/first-row.ts'
import { LARGE } from '../challenge-lists/messages.ts'
import { withBrowser } from '../measure/browser.ts'
import { startBuiltServer } from '../measure/built-server.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { fill } from '../measure/fill.ts'
import { withServedPage } from '../measure/served-page.ts'
import { SLOWDOWN, slowDown } from '../measure/slow-down.ts'
import { watchScroll, type ScrolledFrames } from './scrolled-frames.ts'
import { ENTRANTS, type Bare } from './sizes.ts'

const GOAL = 1.3
const ROUNDS = 5
/** For the next page of them. */
const LONGEST_WAIT_MS = 30_000
const VIEWPORT = { width: 1366, height: 768 }
/** Five seconds of turning the wheel fast. */
const SCROLL = { pixels: 10_000, speed: 2000 }

/** Scrolls to the end, where more come, until there are no more. */
const loadAll = async (page: Page): Promise<void> => {
  await page.evaluate(
    ([entrants, longest]) =>
      new Promise<void>((resolve, reject) => {
        let [place, since] = [0, performance.now()]
        const look = (): void => {
          const last = [...document.querySelectorAll('li[aria-posinset]')].at(-1)
          const now = Number(last?.getAttribute('aria-posinset'))
          if (now > place) [place, since] = [now, performance.now()]
          if (now >= entrants && last?.getAttribute('aria-setsize') === String(now)) resolve()
          else if (performance.now() - since > longest) reject(new Error(`no more than ${place} came`))
          else {
            scrollTo(0, document.body.scrollHeight)
            requestAnimationFrame(look)
          }
        }
        look()
      }),
    [ENTRANTS, LONGEST_WAIT_MS] as const,
  )
  await page.evaluate(() => scrollTo(0, 0))
}

/** The members of a challenge, all of them at hand. */
const openMembers = async (browser: Browser, origin: string): Promise<Page> => {
  const context = await browser.newContext({
    locale: 'en-US',
    viewport: VIEWPORT,
    storageState: await signedIn(browser, origin),
  })
  const page = await context.newPage()
  await page.goto(`${origin}/challenges/${LARGE}`)
  const list = page.getByRole('list', { name: 'Who takes part' })
  await list.waitFor()
  await loadAll(page)
  return page
}

/** One of the cards in sight, with all styles of its page. */
const bareCard = (page: Page): Promise<Bare> =>
  page.evaluate(() => ({
    markup: document.querySelector('li[aria-posinset]')?.innerHTML ?? '',
    style: [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join(' '),
    theme: document.documentElement.className,
  }))

const openBare = async (browser: Browser, address: string, bare: Bare | null): Promise<Page> => {
  const page = await browser.newPage({ viewport: VIEWPORT })
  await page.goto(address)
  await page.waitForFunction(() => 'showList' in globalThis)
  await page.evaluate((given) => (globalThis as unknown as Window).showList(given), bare)
  return page
}

/** A list that is scrolled: the product's, as long a one of nothing, and one of the product's markup without the product. */
const WAYS = ['members', 'empty', 'bare'] as const
type Way = (typeof WAYS)[number]
type Pages = Readonly<Record<Way, Page>>

const scrollAll = async (browser: Browser, pages: Pages): Promise<Record<Way, ScrolledFrames[]>> => {
  const rounds: Record<Way, ScrolledFrames[]> = { members: [], empty: [], bare: [] }
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of WAYS) rounds[way].push(await watchScroll(browser, pages[way], SCROLL))
  return rounds
}

const shareOf = (rounds: readonly ScrolledFrames[]) => {
  const dropped = rounds.reduce((sum, round) => sum + round.dropped, 0)
  const wanted = rounds.reduce((sum, round) => sum + round.wanted, 0)
  return { share: dropped / wanted, words: `${dropped} of ${wanted} frames` }
}

const figureOf = (where: string, { members, empty, bare }: Record<Way, ScrolledFrames[]>): Figure => {
  const [ours, floor, least] = [shareOf(members), shareOf(empty), shareOf(bare)]
  return {
    name: `${ENTRANTS} members scrolled through${where}, share of frames that are dropped or come without what is new`,
    value: ours.share / floor.share,
    atMost: GOAL,
    unit: '×',
    detail:
      `${ours.words} against ${floor.words} of an empty list, in ${ROUNDS} rounds; ` +
      `a list of the same markup and nothing else ${(least.share / floor.share).toFixed(2)}×, ${least.words}`,
  }
}

export const benchScroll: Bench = () =>
  withFolder(async (dataDirectory) => {
    await fillDataDirectory(dataDirectory)
    await fill('member-lists/fill-members.ts', [join(dataDirectory, 'postgres'), String(ENTRANTS)])
    await fill('challenge-lists/fill-challenges.ts', [join(dataDirectory, 'postgres')])
    const server = await startBuiltServer({ dataDirectory })
    const origin = `http://localhost:${new URL(server.origin).port}`
    try {
      return await withServedPage(import.meta.dirname, (address) =>
        withBrowser(async (browser) => {
          const members = await openMembers(browser, origin)
          const pages: Pages = {
            members,
            empty: await openBare(browser, address, null),
            bare: await openBare(browser, address, await bareCard(members)),
          }
          const atOnce = figureOf('', await scrollAll(browser, pages))
          for (const page of Object.values(pages)) {
            await page.evaluate(() => scrollTo(0, 0))
            await slowDown(page)
          }
          return [atOnce, figureOf(` at ${SLOWDOWN} × CPU`, await scrollAll(browser, pages))]
        }),
      )
    } finally {
      await server.stop()
    }
  })
