/**
 * What an hour of a full class leaves behind in a wall's memory. The built wall shows a class of the built server; its
 * packets come from a realtime endpoint of the bench, since the server would send only one a second.
 */
import { setTimeout as pause } from 'node:timers/promises'

import { CLASS_EVENTS } from '@repo/api-client/classes/packet'
import type { Browser, CDPSession, Page } from 'playwright'

import { withBrowser } from '../measure/browser.ts'
import { startBuiltServer } from '../measure/built-server.ts'
import { withFolder } from '../measure/data-directory.ts'
import { openClasses, pairWall, signIn } from '../measure/demo-center.ts'
import { openRealtime, type OpenRealtime } from '../measure/embedded-realtime.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { heartRateAt, packetAt } from './packets.ts'

const WARM_UP_PACKETS = 300
const PACKETS = 3600
/** About a frame of the page. */
const PACE_MS = 16
const CHECK_EVERY = 70
/** The branch's and the class's. */
const CHANNELS = 2
/** A quarter of the points of a wall: the bench need not wait for the painting. */
const SCREEN = { viewport: { width: 1920, height: 1080 }, deviceScaleFactor: 0.5 }
const BYTES_PER_MB = 1024 * 1024

interface Held {
  readonly megabytes: number
  readonly nodes: number
  readonly listeners: number
}

/** Sends the page to the bench's endpoint for its packets and for nothing else. */
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

/** Waits until nothing moves: a running transition holds what it moves. One without an end is not waited for. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.allSettled(ending.map(({ finished }) => finished))
  })

const heldBy = async (page: Page, devtools: CDPSession): Promise<Held> => {
  await settle(page)
  for (let round = 0; round < 3; round += 1) await devtools.send('HeapProfiler.collectGarbage')
  const { usedSize } = await devtools.send('Runtime.getHeapUsage')
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters')
  return { megabytes: usedSize / BYTES_PER_MB, nodes, listeners: jsEventListeners }
}

/** Publishes as fast as the page draws; now and then the packet must be the one it shows. */
const feed = async (page: Page, publish: (packet: number) => Promise<void>, from: number, to: number) => {
  for (let packet = from; packet < to; packet += 1) {
    await publish(packet)
    if (packet % CHECK_EVERY === CHECK_EVERY - 1) await shows(page, packet)
    else await pause(PACE_MS)
  }
}

const shows = (page: Page, packet: number): Promise<void> =>
  page
    .getByRole('group', { name: 'Runner 42', exact: true })
    .getByText(String(heartRateAt(42, packet)), { exact: true })
    .waitFor()

const openWall = async (browser: Browser, origin: string, wall: object, realtime: OpenRealtime): Promise<Page> => {
  const context = await browser.newContext({ ...SCREEN, bypassCSP: true })
  await context.addInitScript((stored) => localStorage.setItem('display', stored), JSON.stringify(wall))
  const page = await context.newPage()
  await divert(page, realtime)
  await page.goto(`${origin}/live/`)
  return page
}

const figuresOf = (before: Held, after: Held): readonly Figure[] => [
  {
    name: `a wall after ${PACKETS} packets of 100, growth of its heap`,
    value: after.megabytes - before.megabytes,
    atMost: 2,
    unit: 'MB',
    detail: `${before.megabytes.toFixed(2)} MB after ${WARM_UP_PACKETS} packets, ${after.megabytes.toFixed(2)} MB at the end`,
  },
  {
    name: `a wall after ${PACKETS} packets of 100, change in its DOM nodes`,
    value: (Math.abs(after.nodes - before.nodes) / before.nodes) * 100,
    atMost: 1,
    unit: '%',
    detail: `${before.nodes} and ${after.nodes}; listeners ${before.listeners} and ${after.listeners}`,
  },
]

const watch = async (origin: string, realtime: OpenRealtime): Promise<readonly Figure[]> => {
  const staff = await signIn(origin)
  const [open] = await openClasses(staff, 1)
  if (open === undefined) throw new Error('no class is open')
  const wall = { token: await pairWall(origin, staff), roomUuid: open.roomUuid }
  const startAt = Date.now()
  const publish = (packet: number) => realtime.publish(open.channel, CLASS_EVENTS.packet, packetAt(packet, startAt))
  return withBrowser(async (browser) => {
    const page = await openWall(browser, origin, wall, realtime)
    const devtools = await page.context().newCDPSession(page)
    while (realtime.subscriptions() < CHANNELS) await pause(PACE_MS)
    await feed(page, publish, 0, WARM_UP_PACKETS)
    const before = await heldBy(page, devtools)
    await feed(page, publish, WARM_UP_PACKETS, WARM_UP_PACKETS + PACKETS)
    return figuresOf(before, await heldBy(page, devtools))
  })
}

export const benchWallMemory: Bench = () =>
  withFolder(async (dataDirectory) => {
    const server = await startBuiltServer({ dataDirectory })
    const realtime = await openRealtime()
    try {
      return await watch(server.origin, realtime)
    } finally {
      await realtime.close()
      await server.stop()
    }
  })
