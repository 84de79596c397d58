/**
 * What an hour of a full class leaves behind in a wall's memory. The built wall shows a class of the built server; its
 * packets come from a realtime endpoint of the bench, since the server would send only one a second.
 */
import { setTimeout as pause } from 'node:timers/promises'

import { CLASS_EVENTS } from '@repo/api-client/classes/packet'

import { withBrowser } from '../measure/browser.ts'
import { startBuiltServer } from '../measure/built-server.ts'
import { withFolder } from '../measure/data-directory.ts'
import { openClasses, pairWall, signIn } from '../measure/demo-center.ts'
import { openRealtime, type OpenRealtime } from '../measure/embedded-realtime.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { packetAt } from './packets.ts'
import { feed, heldBy, openWall, PACE_MS, type Held } from './watched-wall.ts'

const WARM_UP_PACKETS = 300
const PACKETS = 3600
/** The branch's and the class's. */
const CHANNELS = 2

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
    await feed(page, publish, { from: 0, to: WARM_UP_PACKETS })
    const before = await heldBy(page, devtools)
    await feed(page, publish, { from: WARM_UP_PACKETS, to: WARM_UP_PACKETS + PACKETS })
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
