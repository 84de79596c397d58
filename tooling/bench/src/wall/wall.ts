/**
 * A wall in a class of intervals, on a machine with a CPU four times slower: the built wall, fed once a second by the
 * bench with everybody's new numbers, zones and places. A hundred people for ten minutes, thirty whose tiles move for
 * two, and beside them bare boxes that move alike, and as many that only say other numbers.
 */
import { setTimeout as pause } from 'node:timers/promises'

import { CLASS_EVENTS } from '@repo/api-client/classes/packet'
import type { Browser, Page } from 'playwright'

import { withBrowser } from '../measure/browser.ts'
import { startBuiltServer } from '../measure/built-server.ts'
import { withFolder } from '../measure/data-directory.ts'
import { openClasses, pairWall, signIn, type OpenClass } from '../measure/demo-center.ts'
import { openRealtime, type OpenRealtime } from '../measure/embedded-realtime.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { largest, quantile } from '../measure/statistics.ts'
import { watchPage, type Watched } from '../measure/traced-page.ts'
import { packetAt } from '../wall-memory/packets.ts'
import { openWall } from '../wall-memory/watched-wall.ts'
import { showBareBoxes } from './bare-boxes.ts'
import { showBareCrowd } from './bare-crowd.ts'

const SLOWDOWN = 4
const SECOND_MS = 1000
const CROWD = { people: 100, seconds: Number(process.env['WALL_SECONDS'] ?? 600) }
const LIVELY = { people: 30, seconds: 120 }
const FLOOR_SECONDS = 60
/** Seconds in which a page comes to rest before it is watched. */
const WARM_UP = 10
const LONG_MS = 50
/** Two frames of a screen of 60 Hz. */
const LONGEST_FRAME_MS = 32
const CHANNELS = 2

const slowDown = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

interface Class {
  readonly open: OpenClass
  readonly token: string
  readonly people: number
  readonly seconds: number
}

const watchClass = async (
  browser: Browser,
  origin: string,
  realtime: OpenRealtime,
  { open, token, people, seconds }: Class,
): Promise<Watched> => {
  const page = await openWall(browser, origin, { token, roomUuid: open.roomUuid }, realtime, 1)
  while (realtime.subscriptions() < CHANNELS) await pause(SECOND_MS)
  const startAt = Date.now()
  let packet = 0
  const run = async (until: number) => {
    for (; packet < until; packet += 1) {
      await pause(Math.max(0, startAt + packet * SECOND_MS - Date.now()))
      await realtime.publish(open.channel, CLASS_EVENTS.packet, packetAt(packet, startAt, people))
    }
  }
  await run(WARM_UP)
  await slowDown(page)
  const watched = await watchPage(browser, page, () => run(WARM_UP + seconds))
  await page.context().close()
  while (realtime.subscriptions() > 0) await pause(SECOND_MS)
  return watched
}

const watchFloor = async (browser: Browser, show: (page: Page) => Promise<void>): Promise<Watched> => {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  await show(page)
  await slowDown(page)
  const watched = await watchPage(browser, page, () => pause(FLOOR_SECONDS * SECOND_MS))
  await page.close()
  return watched
}

const longIn = ({ turns }: Watched): number => turns.filter((turn) => turn > LONG_MS).length
const busyIn = ({ turns }: Watched, seconds: number): number => turns.reduce((sum, turn) => sum + turn, 0) / seconds

const turnsOf = (watched: Watched, { people, seconds }: typeof CROWD, floor?: Watched): Figure => {
  const besides =
    floor === undefined
      ? ''
      : `; bare boxes with as many numbers: ${longIn(floor)} in ${FLOOR_SECONDS} s, the longest ` +
        `${largest(floor.turns).toFixed(0)} ms, ${busyIn(floor, FLOOR_SECONDS).toFixed(0)} ms of each second`
  return {
    name: `a wall of ${people} for ${seconds} s at ${SLOWDOWN} × CPU, turns that need more than ${LONG_MS} ms of it`,
    value: longIn(watched),
    atMost: 0,
    unit: '',
    detail:
      `the longest ${largest(watched.turns).toFixed(0)} ms, ${busyIn(watched, seconds).toFixed(0)} ms of each second; ` +
      `with waiting for the CPU ${watched.longTasks.length} above ${LONG_MS} ms, the longest ` +
      `${largest(watched.longTasks).toFixed(0)} ms${besides}`,
  }
}

const said = ({ frames }: Watched): string => {
  const over = frames.filter((frame) => frame > LONGEST_FRAME_MS).length
  const [p99, longest] = [quantile(frames, 0.99), largest(frames)].map((value) => value.toFixed(1))
  return `longest ${longest} ms, p99 ${p99} ms, ${over} of ${frames.length} over ${LONGEST_FRAME_MS} ms`
}

const framesOf = (watched: Watched, floor: Watched): Figure => ({
  name: `a wall of ${LIVELY.people} in motion at ${SLOWDOWN} × CPU, the longest frame`,
  value: largest(watched.frames),
  atMost: LONGEST_FRAME_MS,
  unit: 'ms',
  detail: `${said(watched)}; bare boxes: ${said(floor)}`,
})

export const benchWall: Bench = () =>
  withFolder(async (dataDirectory) => {
    const server = await startBuiltServer({ dataDirectory })
    const realtime = await openRealtime()
    try {
      const staff = await signIn(server.origin)
      const [first, second] = await openClasses(staff, 2)
      if (first === undefined || second === undefined) throw new Error('no class is open')
      const token = await pairWall(server.origin, staff)
      return await withBrowser(async (browser) => {
        const floor = await watchFloor(browser, (page) => showBareBoxes(page, LIVELY.people))
        const numbers = await watchFloor(browser, (page) => showBareCrowd(page, CROWD.people))
        const lively = await watchClass(browser, server.origin, realtime, { open: first, token, ...LIVELY })
        const crowd = await watchClass(browser, server.origin, realtime, { open: second, token, ...CROWD })
        return [framesOf(lively, floor), turnsOf(lively, LIVELY), turnsOf(crowd, CROWD, numbers)]
      })
    } finally {
      await realtime.close()
      await server.stop()
    }
  })
