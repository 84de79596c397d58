/** A built display that receives packets from the bench. */
import { setTimeout as pause } from 'node:timers/promises'

import type { Browser, CDPSession, Page } from 'playwright'

import type { OpenRealtime } from '../measure/embedded-realtime.ts'
import { heartRateAt } from './packets.ts'

/** About one frame. */
export const PACE_MS = 16
const CHECK_EVERY = 70
const VIEWPORT = { width: 1920, height: 1080 }
/** Lower resolution, because painting isn't measured. */
const COARSE = 0.5
const BYTES_PER_MB = 1024 * 1024

export interface Held {
  readonly megabytes: number
  readonly nodes: number
  readonly listeners: number
}

const divert = async (page: Page, realtime: OpenRealtime): Promise<void> => {
  await page.route('**/api/v2/realtime/config', async (route) => {
    const response = await route.fetch()
    const config = (await response.json()) as { client_options: object }
    const address = { endpoint: '127.0.0.1', port: realtime.port }
    await route.fulfill({ response, json: { ...config, client_options: { ...config.client_options, ...address } } })
  })
  await page.route('**/api/v2/realtime/token', (route) =>
    route.fulfill({ json: { token: realtime.token, expires_at: realtime.expiresAt } }),
  )
}

/** Ignores endless animations. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })

export const heldBy = async (page: Page, devtools: CDPSession): Promise<Held> => {
  await settle(page)
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return { megabytes: usedSize / BYTES_PER_MB, nodes, listeners: jsEventListeners }
}

export const feed = async (
  page: Page,
  publish: (packet: number) => Promise<void>,
  span: { readonly from: number; readonly to: number; readonly paceMs?: number },
): Promise<void> => {
  const { from, to, paceMs = PACE_MS } = span
  for (let packet = from; packet < to; packet += 1) {
    await publish(packet)
    if (packet % CHECK_EVERY === CHECK_EVERY - 1) await shows(page, packet)
    else await pause(paceMs)
  }
}

const shows = (page: Page, packet: number): Promise<void> =>
  page
    .getByRole('group', { name: 'Runner 42', exact: true })
    .getByText(String(heartRateAt(42, packet)), { exact: true })
    .waitFor()

export const openWall = async (
  browser: Browser,
  origin: string,
  wall: object,
  realtime: OpenRealtime,
  deviceScaleFactor = COARSE,
): Promise<Page> => {
  const context = await browser.newContext({ viewport: VIEWPORT, deviceScaleFactor, bypassCSP: true })
  await context.addInitScript((stored) => localStorage.setItem('display', stored), JSON.stringify(wall))
  const page = await context.newPage()
  await divert(page, realtime)
  await page.goto(`${origin}/live/`)
  return page
}
