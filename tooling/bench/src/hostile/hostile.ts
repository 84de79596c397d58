/** Latency for twenty classes and honest callers under attack by phones in another class and by raw connections. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { createRealtimeToken } from '@repo/api-client/classes/realtime-config'

import { startBuiltServer, type BuiltServer } from '../measure/built-server.ts'
import { nextReport, order, startProcess, stopProcess } from '../measure/child-process.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import { openClasses, signIn } from '../measure/demo-center.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { addPeople } from '../measure/people.ts'
import { residentMegabytes } from '../measure/server-load.ts'
import { largest, quantile } from '../measure/statistics.ts'
import { PARTICIPANTS, type Counted, type Opened } from '../twenty-classes/messages.ts'
import { HOSTILITIES, type Listening, type Started, type Timed } from './messages.ts'

const CLASSES = 20
const SERVER_CORE = 0
const OTHERS_CORE = 1
const WARM_UP_MS = 10_000
const MEASURED_MS = 30_000
const CALLS = 500
/** Demo members who are in no class. */
const CODES = ['100101', '100102', '100103'] as const

const processOf = (file: string) => startProcess(join(import.meta.dirname, file), { core: OTHERS_CORE })

const phones = async (server: BuiltServer): Promise<readonly Figure[]> => {
  const [gym, hostile] = [processOf('../twenty-classes/gym.ts'), processOf('hostile-phones.ts')]
  try {
    const staff = await signIn(server.origin)
    const classes = await openClasses(staff, CLASSES + 1)
    const { token: realtimeToken } = await staff.client.call(createRealtimeToken, {})
    const opened = nextReport<Opened>(gym, 'opened')
    order(gym, { kind: 'open', origin: server.origin, realtimeToken, classes: classes.slice(0, CLASSES) })
    await opened
    const started = nextReport<Started>(hostile, 'started')
    order(hostile, { origin: server.origin, roomUuid: classes.at(-1)?.roomUuid ?? '', codes: CODES })
    await started
    await pause(WARM_UP_MS)
    const before = residentMegabytes(server.pid)
    order(gym, { kind: 'count' })
    await pause(MEASURED_MS)
    const grown = residentMegabytes(server.pid) - before
    const counted = nextReport<Counted>(gym, 'counted')
    order(gym, { kind: 'close' })
    const { lateness, missing, packets } = await counted
    const name = `${CLASSES} classes beside ${HOSTILITIES.length} hostile phones`
    return [
      {
        name: `${name}, lateness of packets (p99)`,
        value: quantile(lateness, 0.99),
        atMost: 50,
        unit: 'ms',
        detail: `median ${quantile(lateness, 0.5)} ms, latest ${largest(lateness)} ms; ${HOSTILITIES.join(', ')}`,
      },
      { name: `${name}, packets missed`, value: missing, atMost: 0, unit: '', detail: `${packets} came` },
      { name: `${name}, memory`, value: grown, atMost: 64, unit: 'MB', detail: `more after ${MEASURED_MS / 1000} s` },
    ]
  } finally {
    await Promise.all([stopProcess(gym), stopProcess(hostile)])
  }
}

const timedCalls = async (origin: string): Promise<number> => {
  const honest = processOf('timed-calls.ts')
  try {
    const timed = nextReport<Timed>(honest, 'timed')
    order(honest, { origin, count: CALLS })
    return quantile((await timed).milliseconds, 0.99)
  } finally {
    await stopProcess(honest)
  }
}

const besideRawConnections = async (origin: string) => {
  const idle = await timedCalls(origin)
  const attack = processOf('raw-attack.ts')
  try {
    order(attack, { origin })
    return { idle, under: await timedCalls(origin) }
  } finally {
    await stopProcess(attack)
  }
}

const rawConnections = async ({ origin }: BuiltServer): Promise<readonly Figure[]> => {
  const bare = startProcess(join(import.meta.dirname, 'bare-server.ts'), { core: SERVER_CORE })
  try {
    const floor = await nextReport<Listening>(bare, 'listening')
    await timedCalls(origin)
    await timedCalls(floor.origin)
    const [ours, theirs] = [await besideRawConnections(origin), await besideRawConnections(floor.origin)]
    const of = ({ under, idle }: typeof ours) => `${under.toFixed(1)} ms, ${idle.toFixed(1)} ms when idle`
    return [
      {
        name: 'calls of others beside raw connections that misbehave (p99)',
        value: ours.under / ours.idle,
        atMost: 5,
        unit: '×',
        detail: `${of(ours)}; a bare server of Node's under the same ${of(theirs)}`,
      },
    ]
  } finally {
    await stopProcess(bare)
  }
}

export const benchHostile: Bench = () =>
  withFolder(async (dataDirectory) => {
    await fillDataDirectory(dataDirectory)
    await addPeople(dataDirectory, CLASSES * PARTICIPANTS)
    const server = await startBuiltServer({ dataDirectory, core: SERVER_CORE })
    try {
      return [...(await rawConnections(server)), ...(await phones(server))]
    } finally {
      await server.stop()
    }
  })
