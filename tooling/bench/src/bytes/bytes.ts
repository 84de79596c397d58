/**
 * What a class of a hundred costs one wall on the wire, against the packet as it is specified, as JSON and nothing
 * around it. Beside it, on paper, a roster and ticks that refer to it.
 */
import { deepStrictEqual } from 'node:assert'

import { parsePacket, type PacketWire } from '@repo/api-client/classes/packet'

import { openRealtime, type OpenRealtime } from '../measure/embedded-realtime.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { median } from '../measure/statistics.ts'
import { packetOfTick, tickOf } from './ticks.ts'
import { openWall, type Format } from './wall.ts'

const SECONDS = 60
const ROUNDS = 200
const GOAL = 0.35

/** How a wall takes what is published. */
const WAYS = { plain: false, each: { serverNoContextTakeover: true }, continued: true } as const

type Way = keyof typeof WAYS
type BytesByWay = Readonly<Record<Way, number>>

interface Class {
  readonly packetsOfAHundred: (seconds: number) => readonly PacketWire[]
  readonly specifiedBytes: (packet: PacketWire) => number
}

// An app is no package to import by name, so the class is loaded from its folder.
const loadClass = async (): Promise<Class> => {
  const path = '../../../../apps/api/src/realtime/testing/class-of-a-hundred.ts'
  return (await import(new URL(path, import.meta.url).href)) as Class
}

/** Bytes a second for a wall of each way that hears all of it. */
const bytesOf = async (realtime: OpenRealtime, format: Format, what: string, said: readonly object[]) => {
  const channel = `branch:5f0c7a52-9d3e-4c1b-8f64-1c2d3e4f5a6b:${what}:0d9c8b7a-6f5e-4d3c-8b2a-${format}`
  const { port, token } = realtime
  const walls = await Promise.all(
    Object.values(WAYS).map((deflate) => openWall({ port, token, channel, format, deflate })),
  )
  for (const one of said) await realtime.publish(channel, 'user-new-measurement', one)
  await Promise.all(walls.map((wall) => wall.has(said.length)))
  const [plain = 0, each = 0, continued = 0] = walls.map((wall) => wall.bytes() / said.length)
  for (const wall of walls) wall.close()
  return { plain, each, continued }
}

const millisecondsOf = (work: () => unknown): number => {
  const times = Array.from({ length: ROUNDS }, () => {
    const before = performance.now()
    work()
    return performance.now() - before
  })
  return median(times)
}

/** What a wall needs to read one, in this process. */
const readingOf = (packet: PacketWire): string => {
  const whole = JSON.stringify(packet)
  const tick = JSON.stringify(tickOf(packet))
  const fromTick = () => packetOfTick(JSON.parse(tick) as ReturnType<typeof tickOf>, packet)
  deepStrictEqual(fromTick(), packet)
  const packetMs = millisecondsOf(() => parsePacket(JSON.parse(whole)))
  const tickMs = millisecondsOf(() => parsePacket(fromTick()))
  return `a packet is read in ${packetMs.toFixed(2)} ms, a tick in ${tickMs.toFixed(2)} ms`
}

const shares = ({ plain, each, continued }: BytesByWay, specified: number): string =>
  [`${(plain / specified).toFixed(3)} plain`, `${(each / specified).toFixed(3)} each by itself`]
    .concat(`${(continued / specified).toFixed(3)} after the one before`)
    .join(', ')

export const benchBytes: Bench = async () => {
  const { packetsOfAHundred, specifiedBytes } = await loadClass()
  const realtime = await openRealtime()
  const packets = packetsOfAHundred(SECONDS)
  const specified = packets.reduce((sum, packet) => sum + specifiedBytes(packet), 0) / SECONDS
  const figures: Figure[] = []
  for (const format of ['json', 'msgpack'] as const) {
    const ours = await bytesOf(realtime, format, 'packets', packets)
    const ticks = await bytesOf(realtime, format, 'ticks', packets.map(tickOf))
    figures.push({
      name: `bytes a wall and second, class of a hundred, ${format}`,
      value: ours.continued / specified,
      atMost: GOAL,
      unit: '×',
      detail: `${Math.round(ours.continued)} bytes against ${Math.round(specified)}: ${shares(ours, specified)}; ticks on paper ${shares(ticks, specified)}; ${readingOf(packets[0] as PacketWire)}`,
    })
  }
  await realtime.close()
  return figures
}
