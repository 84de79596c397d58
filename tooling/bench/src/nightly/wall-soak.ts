/** A day of classes on one display, accelerated, with a network failure every hour and a new room every other hour. */
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

import { CLASS_EVENTS } from '@repo/api-client/classes/packet'
import type { Page } from 'playwright'

import { withBrowser } from '../measure/browser.ts'
import { startBuiltServer } from '../measure/built-server.ts'
import { withFolder } from '../measure/data-directory.ts'
import { openClasses, pairWall, signIn, type OpenClass } from '../measure/demo-center.ts'
import { openRealtime, type OpenRealtime } from '../measure/embedded-realtime.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { growthOf } from '../measure/statistics.ts'
import { packetAt } from './packets.ts'
import { feed, heldBy, openWall, PACE_MS, type Held } from './watched-wall.ts'

const HOURS = 24
const PACKETS_AN_HOUR = 3600
const PACED_MS = 4
const CHANNELS = 2

/** Growth of the minimum from the first half to the second: garbage is ignored. */
const leastGrowth = (values: readonly number[]): number => {
  const half = values.length / 2
  return Math.min(...values.slice(half)) - Math.min(...values.slice(0, half))
}

interface Soaked {
  readonly held: readonly Held[]
  readonly minutes: number
}

const figuresOf = ({ held, minutes }: Soaked): readonly Figure[] => {
  const heaps = held.map(({ megabytes }) => megabytes)
  const nodes = held.map((each) => each.nodes)
  const day = `a wall over ${HOURS * PACKETS_AN_HOUR} packets of 100`
  return [
    {
      name: `${day}, growth of its heap`,
      value: growthOf(heaps.slice(1)),
      atMost: 0.5,
      unit: 'MB',
      detail: `${heaps.map((heap) => heap.toFixed(1)).join(' ')} MB hour by hour, in ${minutes.toFixed(1)} min`,
    },
    {
      name: `${day}, change in its DOM nodes`,
      value: leastGrowth(nodes),
      atMost: 0,
      unit: '',
      detail: `${nodes.join(' ')}; listeners ${held.map(({ listeners }) => listeners).join(' ')}`,
    },
  ]
}

const hangInto = async (page: Page, room: OpenClass, realtime: OpenRealtime): Promise<void> => {
  await page.mouse.move(400, 400)
  await page.mouse.move(500, 500)
  await page.getByRole('button', { name: /^(?:Another room|Otra sala)$/ }).click()
  const card = page.getByRole('article').filter({ hasText: room.name })
  await card.getByRole('button', { name: /^(?:Show this room|Mostrar esta sala)/ }).click()
  while (realtime.subscriptions() < CHANNELS) await pause(PACE_MS)
}

const soak = async (origin: string, realtime: OpenRealtime, drop: () => void): Promise<readonly Figure[]> => {
  const staff = await signIn(origin)
  const rooms = await openClasses(staff, 2)
  const [first] = rooms
  if (first === undefined) throw new Error('no class is open')
  const wall = { token: await pairWall(origin, staff), roomUuid: first.roomUuid }
  const startAt = Date.now()
  return withBrowser(async (browser) => {
    const page = await openWall(browser, origin, wall, realtime)
    const devtools = await page.context().newCDPSession(page)
    const held: Held[] = []
    for (let hour = 0; hour < HOURS; hour += 1) {
      const room = rooms[Math.floor(hour / 2) % rooms.length] ?? first
      if (hour > 0 && hour % 2 === 0) await hangInto(page, room, realtime)
      while (realtime.subscriptions() < CHANNELS) await pause(PACE_MS)
      const publish = (packet: number) => realtime.publish(room.channel, CLASS_EVENTS.packet, packetAt(packet, startAt))
      await feed(page, publish, { from: hour * PACKETS_AN_HOUR, to: (hour + 1) * PACKETS_AN_HOUR, paceMs: PACED_MS })
      held.push(await heldBy(page, devtools))
      drop()
    }
    return figuresOf({ held, minutes: (Date.now() - startAt) / 60_000 })
  })
}

export const benchWallSoak: Bench = () =>
  withFolder(async (dataDirectory) => {
    const server = await startBuiltServer({ dataDirectory })
    const sockets = new Set<Duplex>()
    const realtime = await openRealtime((_request, socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    const drop = () => {
      for (const socket of sockets) socket.destroy()
    }
    try {
      return await soak(server.origin, realtime, drop)
    } finally {
      await realtime.close()
      await server.stop()
    }
  })
