import { showClassSummary, showMeasurements } from '@repo/api-client/classes/class-summary'
import { changeVisibility } from '@repo/api-client/classes/own-privacy'
import type { PacketWire } from '@repo/api-client/classes/packet'
import { hideParticipant } from '@repo/api-client/classes/participants'
import { createRealtimeToken } from '@repo/api-client/classes/realtime-config'
import { showDisplay } from '@repo/api-client/displays/display'
import { showWallRanking } from '@repo/api-client/displays/show-wall-ranking'
import { seededRandom } from '@repo/domain/core/seeded-random'
import { parseVisibility, SHOWN, type Visibility } from '@repo/domain/privacy/visibility'
import { bySize } from '@repo/test-size'
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'

import {
  buildCanaryClass,
  type Canaries,
  type CanaryClass,
  splitCanaries,
} from '../../../../testing/privacy/canary-class.ts'
import { rawClient } from '../../../../testing/realtime/raw-client.ts'
import { participantClient, startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { type Client, createClient } from '../../../../testing/wire-client.ts'
import { buildWorld, type World } from '../../../../testing/world.ts'
import { createLog } from '../../../lib/log.ts'
import { staffChannel } from '../../../realtime/branch-events.ts'
import type { OutboundFrame } from '../../../realtime/embedded/protocol.ts'

const [ATTACH, ATTACHED, MESSAGE, FAULT] = [10, 11, 15, 9]

/** What was found, with the text around it. */
const foundIn = (text: string, canaries: readonly string[]): readonly string[] =>
  canaries.flatMap((canary) => {
    const at = text.indexOf(canary)
    return at === -1 ? [] : [text.slice(Math.max(0, at - 80), at + 80)]
  })

/** Numbers in entries whose level withholds them. */
const hiddenNumbersIn = (frames: readonly OutboundFrame[]): readonly unknown[] =>
  frames
    .flatMap(({ messages = [] }) => messages)
    .flatMap(({ data }) => (JSON.parse(String(data)) as PacketWire).data)
    .filter(({ visibility = 'all' }) => !SHOWN[parseVisibility(visibility)].numbers)
    .flatMap(({ effort, hr, calories_tot: calories, steps_tot: steps }) => [effort, hr, calories, steps])
    .filter((value) => value !== null)

describe('a display', () => {
  const lines: string[] = []
  let server: TestServer
  let world: World
  let wall: Client
  let coach: Client
  beforeAll(async () => {
    server = await startTestServer({}, createLog('debug', { write: (line) => void lines.push(line) }))
    world = await buildWorld(server)
    const clientOf = (headers: Readonly<Record<string, string>>) =>
      createClient({ baseUrl: server.url, headers: () => headers })
    wall = clientOf(world.headers.display)
    coach = clientOf(world.headers.coach)
  })

  const connect = async (client = wall) => {
    const { token } = await client.call(createRealtimeToken, {})
    const socket = rawClient(Number(new URL(server.url).port), { access_token: token })
    onTestFinished(socket.close)
    await socket.frame(({ action }) => action === 4)
    return async (channel: string, more: object = {}) => {
      const of = () => socket.frames.filter((frame) => frame.channel === channel)
      const packets = () => of().filter(({ action }) => action === MESSAGE)
      socket.send({ action: ATTACH, channel, ...more })
      const answer = await socket.frame(
        (frame) => frame.channel === channel && (frame.action === ATTACHED || frame.action === FAULT),
      )
      const has = (count: number) => socket.frame(() => packets().length >= count)
      const packetAfter = async (work: () => Promise<unknown>) => {
        const before = packets().length
        await work()
        await has(before + 1)
      }
      return { answer, packets, has, packetAfter, text: () => JSON.stringify(of()) }
    }
  }
  const listen = async (channel: string, more: object = {}, client = wall) => (await connect(client))(channel, more)
  /** A class with a participant of the level. */
  const classWith = async (level: Visibility, seed = 1): Promise<CanaryClass & { one: Canaries }> => {
    const built = await buildCanaryClass(server, world, seededRandom(seed))
    const one = built.people.find((person) => person.level === level)
    return one === undefined ? classWith(level, seed + 1) : { ...built, one }
  }
  const callsOfClass = (uuid: string): Promise<unknown>[] => [
    wall.call(showMeasurements, { params: { uuid } }),
    wall.call(showClassSummary, { params: { uuid } }),
  ]
  const bodiesOf = async (uuid: string) =>
    JSON.stringify(
      await Promise.all([...callsOfClass(uuid), wall.call(showWallRanking, {}), wall.call(showDisplay, {})]),
    )

  it('learns nothing that participants withhold, from frames, calls, logs, or metrics', async () => {
    const counted = { withheld: 0, shown: 0 }
    let [attach, rewind, resume] = [await connect(), await connect(), await connect()]
    const all: string[] = []
    for (let seed = 1; seed <= bySize({ small: 5, full: 200, night: 200 }); seed += 1) {
      // a connection has a limited number of channels
      if (seed % 50 === 0) [attach, rewind, resume] = [await connect(), await connect(), await connect()]
      const { row, people } = await buildCanaryClass(server, world, seededRandom(seed))
      const { withheld, shown } = splitCanaries(people)
      const tick = () => server.context.engine.tick(row.uuid)
      const first = await attach(row.channel)
      await first.packetAfter(tick)
      await first.packetAfter(tick)
      const rewound = await rewind(row.channel, { params: { rewind: '2m' } })
      const resumed = await resume(row.channel, { channelSerial: first.packets()[0]?.channelSerial })
      await Promise.all([rewound.has(2), resumed.has(1)])
      const frames = [first, rewound, resumed].map((one) => one.text()).join('\n')
      const bodies = await bodiesOf(row.uuid)
      expect([seed, foundIn(`${frames}\n${bodies}`, withheld)]).toEqual([seed, []])
      expect([seed, shown.filter((canary) => !frames.includes(canary))]).toEqual([seed, []])
      expect([seed, hiddenNumbersIn(first.packets())]).toEqual([seed, []])
      expect(frames).not.toContain('ceiling')
      server.context.engine.lose(row.uuid)
      counted.withheld += withheld.length
      counted.shown += shown.length
      all.push(...withheld)
    }
    const metrics = await (await fetch(`${server.url}/metrics`)).text()
    expect(metrics).toContain('latido_')
    expect(foundIn(`${lines.join('\n')}\n${metrics}`, all)).toEqual([])
    expect(Math.min(counted.withheld, counted.shown)).toBeGreaterThan(50)
  }, 300_000)

  it('gets nothing more from the next packet on after a member hides, not even from before', async () => {
    const { row, one: open } = await classWith('all')
    const canaries = [...open.names, ...open.numbers]
    const tick = () => server.context.engine.tick(row.uuid)
    const first = await listen(row.channel)
    await first.packetAfter(tick)
    expect(foundIn(first.text(), canaries)).not.toEqual([])
    const serial = first.packets()[0]?.channelSerial
    const before = first.packets().length
    const phone = participantClient(server, open.token)
    await first.packetAfter(() => phone.call(changeVisibility, { body: { visibility: 'nothing', keep: false } }))
    await first.packetAfter(tick)
    expect(foundIn(JSON.stringify(first.packets().slice(before)), canaries)).toEqual([])
    const rewound = await listen(row.channel, { params: { rewind: '2m' } })
    const resumed = await listen(row.channel, { channelSerial: serial })
    await rewound.packetAfter(tick)
    expect(foundIn(`${rewound.text()}\n${resumed.text()}`, canaries)).toEqual([])
    expect(resumed.answer.error).toMatchObject({ code: expect.any(Number) })
    // the ranking of all challenges follows the choice for all classes
    expect(foundIn(JSON.stringify(await Promise.all(callsOfClass(row.uuid))), canaries)).toEqual([])
    server.context.engine.lose(row.uuid)
  })

  it('may not subscribe to the channel of the staff, and staff get everything there', async () => {
    const { row, people } = await buildCanaryClass(server, world, seededRandom(2))
    const channel = staffChannel(world.branch.uuid, row.uuid)
    expect((await listen(channel)).answer).toMatchObject({ action: FAULT, error: { code: 40160 } })
    const staff = await listen(channel, {}, coach)
    await staff.packetAfter(() => server.context.engine.tick(row.uuid))
    const identifying = people.flatMap(({ names: [uuid = ''], numbers: [calories = ''] }) => [uuid, calories])
    expect(identifying.filter((canary) => !staff.text().includes(canary))).toEqual([])
    expect(staff.text()).toContain('ceiling_bpm')
    server.context.engine.lose(row.uuid)
  })

  it('stops showing a participant whom a coach hides, and shows no more than the own choice afterwards', async () => {
    const { row, one: color } = await classWith('color')
    const [userUuid = ''] = color.names
    const hide = (hidden: boolean) =>
      coach.call(hideParticipant, { params: { uuid: row.uuid }, body: { user_uuid: userUuid, hidden } })
    const first = await listen(row.channel)
    await first.packetAfter(() => hide(true))
    expect(foundIn(first.text(), color.names)).toEqual([])
    await first.packetAfter(() => hide(false))
    expect(first.text()).toContain(userUuid)
    expect(foundIn(first.text(), color.numbers)).toEqual([])
    server.context.engine.lose(row.uuid)
  })
})
