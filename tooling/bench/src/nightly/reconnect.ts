/** Time from a restarted server's first response until all phones and displays of a full class are live. */
import { setTimeout as pause } from 'node:timers/promises'

import { joinClass } from '@repo/api-client/classes/join-class'
import { openPhone, type Phone } from '@repo/api-client/classes/phone'
import { showRealtimeConfig } from '@repo/api-client/classes/realtime-config'
import { centerClient } from '@repo/simulator/find-class'
import * as Ably from 'ably'

import { startBuiltServer, type BuiltServer } from '../measure/built-server.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import { openClasses, signIn, type DemoStaff, type OpenClass } from '../measure/demo-center.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { freePort } from '../measure/free-port.ts'
import { handToken } from '../measure/hand-token.ts'

const PHONES = 100
const WALLS = 10
const ROUNDS = 3
const DOWN_MS = 3000
const FIRST_CODE = 100_001
const LIVE_WITHIN_MS = 30_000

const heardAt = new Map<string, number>()

const openPhones = async (origin: string, { roomUuid }: OpenClass): Promise<readonly Phone[]> => {
  const client = await centerClient(origin)
  const phones: Phone[] = []
  for (let number = 0; number < PHONES; number += 1) {
    const body = { sign_in_code: String(FIRST_CODE + number), consent: true as const }
    const { token } = await client.call(joinClass, { params: { room: roomUuid }, body })
    const phone = openPhone({
      url: origin,
      token,
      deviceId: () => 'strap',
      onReceipt: () => heardAt.set(`phone ${number}`, Date.now()),
      onEnded: () => {},
    })
    setInterval(() => phone.send([{ at: Date.now(), hr: 120 }]), 1000).unref()
    phones.push(phone)
  }
  return phones
}

const openWalls = async (staff: DemoStaff, { channel }: OpenClass): Promise<readonly Ably.Realtime[]> => {
  const { clientOptions: options } = await staff.client.call(showRealtimeConfig, {})
  return Array.from({ length: WALLS }, (_, number) => {
    const wall = new Ably.Realtime({
      ...options,
      logLevel: 0,
      authCallback: (_, done) => void handToken(staff, done),
    })
    void wall.channels.get(channel).subscribe(() => heardAt.set(`wall ${number}`, Date.now()))
    return wall
  })
}

const allHeardSince = async (since: number): Promise<number> => {
  const until = Date.now() + LIVE_WITHIN_MS
  const areAll = () => heardAt.size === PHONES + WALLS && [...heardAt.values()].every((at) => at >= since)
  while (!areAll()) {
    if (Date.now() > until) throw new Error('not every screen came back')
    await pause(20)
  }
  return Date.now()
}

const answers = async (origin: string): Promise<number> => {
  for (;;) {
    const isUp = await fetch(`${origin}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return Date.now()
    await pause(10)
  }
}

const killAndReturn = async (
  server: BuiltServer,
  start: () => Promise<BuiltServer>,
): Promise<[BuiltServer, number]> => {
  await server.kill()
  await pause(DOWN_MS)
  const started = start()
  const upAt = await answers(server.origin)
  const lastAt = await allHeardSince(upAt)
  return [await started, lastAt - upAt]
}

const run = async (dataDirectory: string): Promise<readonly Figure[]> => {
  const port = await freePort()
  const start = () => startBuiltServer({ dataDirectory, port })
  let server = await start()
  const staff = await signIn(server.origin)
  const [open] = await openClasses(staff, 1)
  if (open === undefined) throw new Error('no class was opened')
  const phones = await openPhones(server.origin, open)
  const walls = await openWalls(staff, open)
  try {
    await allHeardSince(Date.now())
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const [next, time] = await killAndReturn(server, start)
      server = next
      times.push(time)
    }
    const detail = `${PHONES} phones and ${WALLS} walls, killed for ${DOWN_MS / 1000} s; rounds ${times.join(', ')} ms`
    return [{ name: 'all live again after a kill', value: Math.max(...times), atMost: 5000, unit: 'ms', detail }]
  } finally {
    for (const phone of phones) phone.close()
    for (const wall of walls) wall.close()
    await server.stop()
  }
}

export const benchReconnect: Bench = () =>
  withFolder(async (dataDirectory) => {
    await fillDataDirectory(dataDirectory)
    return run(dataDirectory)
  })
