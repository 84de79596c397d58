/** Clients: phones that send once a second, and a display per class. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { joinClass } from '@repo/api-client/classes/join-class'
import { openPhone, type Phone } from '@repo/api-client/classes/phone'
import { showRealtimeConfig } from '@repo/api-client/classes/realtime-config'
import { centerClient } from '@repo/simulator/find-class'
import * as Ably from 'ably'

import { tell } from '../measure/child-process.ts'
import { signIn, type DemoStaff } from '../measure/demo-center.ts'
import { eachSecond } from '../measure/each-second.ts'
import { handToken } from '../measure/hand-token.ts'
import type { Acknowledged, Closed, FullClass, GymOrder, Opened, Silence } from './messages.ts'
import { createWallRecord, type WallRecord } from './wall-record.ts'

const BEAT_MS = 1000
const HANDED_IN_WITHIN_MS = 60_000
const SLOWEST = 90
const FASTEST = 180
/** One of this many values is an outlier, as of a slipping strap. */
const LIE_ONE_IN = 100

interface OwnPhone extends Phone {
  readonly classUuid: string
  readonly participation: string
  readonly sent: (readonly [at: number, heartRate: number])[]
  isOver: boolean
}

const stats = { refused: 0, givenUp: 0 }
const phones: OwnPhone[] = []
const walls: WallRecord[] = []
const clients: Ably.Realtime[] = []
const silenced: (() => void)[] = []

/** Each phone sends at its own offset within the second. */
const beat = (phone: OwnPhone): void => {
  let pulse = SLOWEST + Math.floor(Math.random() * (FASTEST - SLOWEST))
  const send = (): void => {
    if (phone.isOver) return
    pulse = Math.min(FASTEST, Math.max(SLOWEST, pulse + Math.round(Math.random() * 6 - 3)))
    const heartRate = Math.random() * LIE_ONE_IN < 1 ? 250 - pulse : pulse
    const at = Date.now()
    phone.sent.push([at, heartRate])
    phone.send([{ at, hr: heartRate }])
  }
  silenced.push(eachSecond(send))
}

const fill = async (origin: string, { uuid, roomUuid, codes }: FullClass): Promise<ReadonlySet<string>> => {
  const client = await centerClient(origin)
  const members = new Set<string>()
  for (const code of codes) {
    const body = { sign_in_code: code, consent: true as const }
    const joined = await client.call(joinClass, { params: { room: roomUuid }, body })
    members.add(joined.userUuid)
    const who = { classUuid: uuid, participation: joined.participationUuid }
    const opened = openPhone({
      url: origin,
      token: joined.token,
      deviceId: () => 'strap',
      wantsNumbers: true,
      onReceipt: ({ refused }) => void (stats.refused += refused.length),
      onEnded: () => (phone.isOver = true),
      onRefused: () => void (stats.givenUp += 1),
    })
    const phone: OwnPhone = { ...opened, ...who, sent: [], isOver: false }
    phones.push(phone)
    beat(phone)
  }
  return members
}

const hang = async (staff: DemoStaff, { channel }: FullClass, members: ReadonlySet<string>): Promise<void> => {
  const { clientOptions: options } = await staff.client.call(showRealtimeConfig, {})
  const client = new Ably.Realtime({ ...options, logLevel: 0, authCallback: (_, done) => void handToken(staff, done) })
  const wall = createWallRecord(members)
  await client.channels.get(channel).subscribe(({ data }) => wall.hear(data))
  walls.push(wall)
  clients.push(client)
}

const open = async (origin: string, classes: readonly FullClass[]): Promise<void> => {
  const staff = await signIn(origin)
  await Promise.all(classes.map(async (one) => hang(staff, one, await fill(origin, one))))
  tell({ kind: 'opened' } satisfies Opened)
}

const silence = (since: number): Silence => {
  const now = Date.now()
  return {
    kind: 'silence',
    longest: Math.max(...walls.map((wall) => wall.longestSilence(since, now))),
    isOver: walls.every((wall) => wall.isLively(now)),
  }
}

const acknowledgedOf = ({ participation, sent, kept }: OwnPhone): Acknowledged => {
  const waiting = new Set(kept().map(({ at }) => at))
  return { participation, samples: sent.filter(([at]) => !waiting.has(at)) }
}

const sumOf = <T>(all: readonly T[], of: (one: T) => number): number => all.reduce((sum, one) => sum + of(one), 0)

/** Stops sending, waits for pending samples, and writes the acknowledged ones to a file per class. */
const close = async (folder: string): Promise<void> => {
  for (const silence of silenced) silence()
  const until = Date.now() + HANDED_IN_WITHIN_MS
  while (phones.some((phone) => phone.waiting() > 0) && Date.now() < until) await pause(BEAT_MS / 10)
  for (const classUuid of new Set(phones.map((phone) => phone.classUuid))) {
    const own = phones.filter((phone) => phone.classUuid === classUuid)
    writeFileSync(join(folder, `${classUuid}.json`), JSON.stringify(own.map(acknowledgedOf)))
  }
  const closed: Closed = {
    kind: 'closed',
    ...stats,
    sent: sumOf(phones, ({ sent }) => sent.length),
    unacknowledged: sumOf(phones, ({ kept }) => kept().length),
    packets: sumOf(walls, (wall) => wall.packets()),
    repeated: sumOf(walls, (wall) => wall.repeated()),
    foreign: sumOf(walls, (wall) => wall.foreign()),
  }
  for (const one of [...phones, ...clients]) one.close()
  tell(closed)
}

process.on('message', (order: GymOrder) => {
  if (order.kind === 'open') void open(order.origin, order.classes)
  else if (order.kind === 'silence') tell(silence(order.since))
  else void close(order.folder)
})
