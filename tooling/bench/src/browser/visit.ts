import type { BrowserContext, Page } from 'playwright'

import { slowDown } from '../measure/slow-down.ts'

/** A laptop at the front desk, on a telephone's network. */
const DOWN_BYTES_A_SECOND = 1_600_000 / 8
const UP_BYTES_A_SECOND = 750_000 / 8
/** What Chromium calls a long task holds the page for more than this. */
const LONG_MS = 50
const QUIET_MS = 700

export interface Visited {
  /** When the largest thing of the page was painted, in milliseconds from the start of the visit. */
  readonly largestPaint: number
  /** For how long the page could not have answered a touch: what all long tasks took beyond the first 50 ms of each. */
  readonly blocked: number
  /** When what was waited for stood there. */
  readonly shown: number
}

export interface Visit {
  readonly url: string
  /** The network's round trip in milliseconds. */
  readonly roundTrip: number
  /** A selector of what is waited for. */
  readonly until: string
}

interface Noted {
  largestPaint: number
  blocked: number
  shown: number
  /** The page has painted, and has had nothing long to do for a while. */
  isSettled: boolean
}

/** Runs in the page, before anything of its own does. */
const takeNotes = ([selector, longMs, quietMs]: readonly [string, number, number]): void => {
  const noted: Noted = { largestPaint: 0, blocked: 0, shown: 0, isSettled: false }
  Object.assign(globalThis, { noted })
  let last = 0
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) noted.largestPaint = startTime
    last = performance.now()
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.blocked += duration - longMs
    last = performance.now()
  }).observe({ type: 'longtask', buffered: true })
  const look = (): void => {
    const now = performance.now()
    if (noted.shown === 0 && document.querySelector(selector) !== null) noted.shown = now
    noted.isSettled = noted.shown > 0 && noted.largestPaint > 0 && now - Math.max(last, noted.shown) > quietMs
    if (!noted.isSettled) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/** Slows a page and its network down, as on a laptop at the front desk on a telephone's network. */
const throttle = async (page: Page, roundTrip: number): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: DOWN_BYTES_A_SECOND,
    uploadThroughput: UP_BYTES_A_SECOND,
  })
  await slowDown(page)
}

/** Opens a page of its own in a browser's profile, slowed down, and notes when what was to be seen was. */
export const visit = async (context: BrowserContext, { url, roundTrip, until }: Visit): Promise<Visited> => {
  const page = await context.newPage()
  await page.addInitScript(takeNotes, [until, LONG_MS, QUIET_MS] as const)
  await throttle(page, roundTrip)
  await page.goto(url, { waitUntil: 'commit' })
  await page.waitForFunction(() => (globalThis as unknown as { noted: Noted }).noted.isSettled, null, {
    timeout: 120_000,
  })
  const noted = await page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted)
  await page.close()
  return noted
}
