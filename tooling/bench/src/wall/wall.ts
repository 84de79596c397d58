/**
 * A wall in a class of intervals, on a machine with a CPU four times slower: the built wall, fed once a second by the
 * bench with everybody's new numbers, zones and places. A hundred people for ten minutes, thirty whose tiles move for
 * two, and beside them bare boxes that move alike, and as many that only say other numbers.
 *
 * Turns are what the page's thread needs of the CPU, times four, as `touch` counts them: the browser's own slowing down
 * comes in bursts, so that of two frames that do the same one gets ten times as much of it. What it says stands beside.
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
import { SLOWDOWN, slowDown } from '../measure/slow-down.ts'
import { largest, quantile } from '../measure/statistics.ts'
import { watchPage, type Watched } from '../measure/traced-page.ts'
import { packetAt } from '../wall-memory/packets.ts'
import { openWall } from '../wall-memory/watched-wall.ts'
import { showBareBoxes } from './bare-boxes.ts'
import { showBareCrowd } from './bare-crowd.ts'

const SECOND_MS = 1000
const CROWD = { people: 100, seconds: Number(process.env['WALL_SECONDS'] ?? 600) }
const SLOWED_CROWD = { ...CROWD, seconds: 120 }
const LIVELY = { people: 30, seconds: 120 }
const FLOOR_SECONDS = 60
/** Seconds in which a page comes to rest before it is watched. */
const WARM_UP = 10
const LONG_MS = 50
/** Two frames of a screen of 60 Hz. */
const LONGEST_FRAME_MS = 32
const CHANNELS = 2

interface Class {
  readonly open: OpenClass
  readonly token: string
  readonly people: number
  readonly seconds: number
  readonly isSlowed: boolean
}

const watchClass = async (
  browser: Browser,
  origin: string,
  realtime: OpenRealtime,
  { open, token, people, seconds, isSlowed }: Class,
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
  if (isSlowed) await slowDown(page)
  const watched = await watchPage(browser, page, () => run(WARM_UP + seconds))
  await page.context().close()
  while (realtime.subscriptions() > 0) await pause(SECOND_MS)
  return watched
}

interface Floor {
  readonly show: (page: Page) => Promise<void>
  readonly isSlowed: boolean
}

const watchFloor = async (browser: Browser, { show, isSlowed }: Floor): Promise<Watched> => {
  const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
  await show(page)
  if (isSlowed) await slowDown(page)
  const watched = await watchPage(browser, page, () => pause(FLOOR_SECONDS * SECOND_MS))
  await page.close()
  return watched
}

const longIn = (turns: readonly number[]): number => turns.filter((turn) => turn > LONG_MS).length
/** What turns that were not slowed down would take of the slower CPU. */
const slower = ({ turns }: Watched): readonly number[] => turns.map((turn) => turn * SLOWDOWN)
const busyIn = (turns: readonly number[], seconds: number): string =>
  `the longest ${largest(turns).toFixed(0)} ms, ${(turns.reduce((sum, turn) => sum + turn, 0) / seconds).toFixed(0)} ms of each second`

interface Turns {
  readonly people: number
  readonly seconds: number
  readonly watched: Watched
  readonly slowed: Watched
  readonly slowedSeconds: number
  readonly floor?: Watched
}

const turnsOf = ({ people, seconds, watched, slowed, slowedSeconds, floor }: Turns): Figure => {
  const turns = slower(watched)
  const besides =
    floor === undefined
      ? ''
      : `; bare boxes with as many numbers: ${longIn(slower(floor))} in ${FLOOR_SECONDS} s, ${busyIn(slower(floor), FLOOR_SECONDS)}`
  return {
    name: `a wall of ${people} for ${seconds} s, turns that need more than ${LONG_MS} ms of a CPU ${SLOWDOWN} × slower`,
    value: longIn(turns),
    atMost: 0,
    unit: '',
    detail:
      `${busyIn(turns, seconds)}${besides}; slowed down by the browser, in ${slowedSeconds} s ` +
      `${longIn(slowed.turns)} above ${LONG_MS} ms, ${busyIn(slowed.turns, slowedSeconds)}`,
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
        const classOf = (open: OpenClass, isSlowed: boolean, { people, seconds } = LIVELY) =>
          watchClass(browser, server.origin, realtime, { open, token, people, seconds, isSlowed })
        const boxes = await watchFloor(browser, { show: (page) => showBareBoxes(page, LIVELY.people), isSlowed: true })
        const floor = await watchFloor(browser, { show: (page) => showBareCrowd(page, CROWD.people), isSlowed: false })
        const slowed = await classOf(first, true)
        const lively = await classOf(first, false)
        const slowedCrowd = await classOf(second, true, SLOWED_CROWD)
        const crowd = await classOf(second, false, CROWD)
        return [
          framesOf(slowed, boxes),
          turnsOf({ ...LIVELY, watched: lively, slowed, slowedSeconds: LIVELY.seconds }),
          turnsOf({ ...CROWD, watched: crowd, slowed: slowedCrowd, slowedSeconds: SLOWED_CROWD.seconds, floor }),
        ]
      })
    } finally {
      await realtime.close()
      await server.stop()
    }
  })
