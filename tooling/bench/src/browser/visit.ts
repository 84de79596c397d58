import type { BrowserContext, Page } from 'playwright'

import { slowDown } from '../measure/slow-down.ts'

/** A laptop on a mobile network. */
const DOWN_BYTES_A_SECOND = 1_600_000 / 8
const UP_BYTES_A_SECOND = 750_000 / 8
/** Chromium's limit for a long task. */
const LONG_MS = 50
const QUIET_MS = 700

export interface Visited {
  /** Ms since navigation. */
  readonly largestPaint: number
  /** Total blocking time: what long tasks take beyond the first 50 ms each. */
  readonly blocked: number
  readonly shown: number
}

export interface Visit {
  readonly url: string
  /** In ms. */
  readonly roundTrip: number
  readonly until: string
}

interface Noted {
  largestPaint: number
  blocked: number
  shown: number
  /** Painted, and without long tasks for a while. */
  isSettled: boolean
}

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
