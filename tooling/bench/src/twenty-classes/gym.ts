import { joinClass } from '@repo/api-client/classes/join-class'
/** Clients: phones that send once a second, and displays. */
import type { BatchReceipt } from '@repo/api-client/classes/measurements'
import { openPhone, type Phone } from '@repo/api-client/classes/phone'
import { centerClient } from '@repo/simulator/find-class'
import { patiently } from '@repo/simulator/patiently'
import type { WebSocket } from 'ws'

import { tell } from '../measure/child-process.ts'
import type { OpenClass } from '../measure/demo-center.ts'
import { eachSecond } from '../measure/each-second.ts'
import { FIRST_CODE } from '../measure/people.ts'
import { goOnWith, realtimeUrl, subscribe } from '../measure/subscribe.ts'
import {
  PARTICIPANTS,
  WALLS,
  type Counted,
  type Hanging,
  type Hung,
  type Opened,
  type Opening,
  type Order,
} from './messages.ts'
import { createWallLog, type WallLog } from './wall-log.ts'

const BEAT_MS = 1000

const stats = { sent: 0, acknowledged: 0, refused: 0 }
const phones: Phone[] = []
const walls: WallLog[] = []
const screens: WebSocket[] = []
const silenced: (() => void)[] = []
const untilClosed = new AbortController()

/** A member's phone polls its own numbers. */
const LIKE_A_MEMBERS = {
  wantsNumbers: true,
  onReceipt: ({ accepted, duplicate, refused }: BatchReceipt) => {
    stats.acknowledged += accepted + duplicate
    stats.refused += refused.length
  },
  onEnded: () => {},
}

/** Each phone sends at its own offset within the second. */
const beat = (phone: Phone): void => {
  const send = () => {
    phone.send([{ at: Date.now(), hr: 90 + Math.floor(Math.random() * 90) }])
    stats.sent += 1
  }
  silenced.push(eachSecond(send))
}

const numberOf = ({ name }: OpenClass): number => Number(name.replaceAll(/\D/g, ''))

/** A network per class, through a trusted proxy. */
const networkOf = (open: OpenClass): string => `198.18.${numberOf(open)}.1`

const join = async (origin: string, open: OpenClass, participants: number): Promise<number> => {
  const client = await centerClient(origin, { 'x-forwarded-for': networkOf(open) })
  const first = FIRST_CODE + (numberOf(open) - 1) * PARTICIPANTS
  let startAt = 0
  for (let number = 0; number < participants; number += 1) {
    const body = { sign_in_code: String(first + number), consent: true as const }
    const joined = await patiently(
      () => client.call(joinClass, { params: { room: open.roomUuid }, body }),
      untilClosed.signal,
    )
    startAt = joined.startAt.getTime()
    const phone = openPhone({ url: origin, token: joined.token, deviceId: () => 'strap', ...LIKE_A_MEMBERS })
    phones.push(phone)
    beat(phone)
  }
  return startAt
}

const hang = async (origin: string, realtimeToken: string, open: OpenClass, startAt: number): Promise<void> => {
  for (let wall = 0; wall < WALLS; wall += 1) {
    const log = createWallLog(startAt)
    screens.push(await subscribe(realtimeUrl(origin, realtimeToken), open.channel, log.hear))
    walls.push(log)
  }
}

const sumOf = (of: (wall: WallLog) => number): number => walls.reduce((sum, wall) => sum + of(wall), 0)

const count = (): Counted => ({
  kind: 'counted',
  packets: sumOf((wall) => wall.packets()),
  missing: sumOf((wall) => wall.missing()),
  lateness: walls.flatMap((wall) => wall.lateness()),
  sent: stats.sent,
  unacknowledged: stats.sent - stats.acknowledged,
  refused: stats.refused,
})

const close = async (): Promise<void> => {
  const counted = count()
  untilClosed.abort()
  for (const silence of silenced) silence()
  const until = Date.now() + 5 * BEAT_MS
  while (phones.some((phone) => phone.waiting() > 0) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, BEAT_MS / 10))
  }
  for (const phone of phones) phone.close()
  tell({ ...counted, unacknowledged: stats.sent - stats.acknowledged } satisfies Counted)
}

const hangAll = async ({ origin, realtimeToken, classes }: Opening | Hanging, starts: readonly number[]) => {
  for (const screen of screens) goOnWith(screen, realtimeToken)
  await Promise.all(classes.map((one, index) => hang(origin, realtimeToken, one, starts[index] ?? 0)))
}

const open = async (opening: Opening): Promise<void> => {
  const { origin, classes, isWithoutWalls = false, participants = PARTICIPANTS } = opening
  const begun = performance.now()
  const starts = await Promise.all(classes.map((one) => join(origin, one, participants)))
  const milliseconds = performance.now() - begun
  if (!isWithoutWalls) await hangAll(opening, starts)
  tell({ kind: 'opened', joins: classes.length * participants, starts, milliseconds } satisfies Opened)
}

process.on('message', (order: Order) => {
  if (order.kind === 'open') void open(order)
  else if (order.kind === 'hang') void hangAll(order, order.starts).then(() => tell({ kind: 'hung' } satisfies Hung))
  else if (order.kind === 'count') for (const wall of walls) wall.clear()
  else if (order.kind === 'report') tell(count())
  else void close()
})
