/** Twenty full classes on one core: completeness, latency, and cost. Clients run on the other cores. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { createRealtimeToken } from '@repo/api-client/classes/realtime-config'

import { startBuiltServer, type BuiltServer } from '../measure/built-server.ts'
import { nextReport, order, startProcess, stopProcess } from '../measure/child-process.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import { openClasses, signIn } from '../measure/demo-center.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { addPeople } from '../measure/people.ts'
import { peakMegabytes, resetPeak, STALL_PROBE, stallSinceLast, type Stall } from '../measure/server-load.ts'
import { quantile } from '../measure/statistics.ts'
import { PARTICIPANTS, WALLS, type Counted, type Opened, type Order } from './messages.ts'

const CLASSES = 20
const SERVER_CORE = 0
const GYM_CORE = 1
const WARM_UP_MS = 15_000
const MEASURED_MS = 60_000

/** In MB. */
interface Memory {
  readonly starting: number
  readonly running: number
}

/** Budget per join when 200 people join per second. */
const JOIN_MS = 1000 / 200

const joinsOf = ({ joins, milliseconds }: Opened): Figure => ({
  name: `${CLASSES} classes of ${PARTICIPANTS} fill up, time a join`,
  value: milliseconds / joins,
  atMost: JOIN_MS,
  unit: 'ms',
  detail: `${((1000 * joins) / milliseconds).toFixed(0)} joins a second of ${CLASSES} at a time, while those who are in send their samples`,
})

const figuresOf = (stall: Stall, counted: Counted, memory: Memory): readonly Figure[] => {
  const name = `${CLASSES} classes of ${PARTICIPANTS}`
  const seconds = MEASURED_MS / 1000
  const perWall = counted.packets / (CLASSES * WALLS * seconds)
  const [half, most] = [quantile(counted.lateness, 0.5), quantile(counted.lateness, 0.99)]
  return [
    {
      name: `${name}, event-loop stall (p99.9)`,
      value: stall.p999,
      atMost: 50,
      unit: 'ms',
      detail:
        `longest ${stall.longest.toFixed(1)} ms in ${seconds} s, ${stall.longestPassed.toFixed(0)} ms with the time that ` +
        `other processes held the core; ${(stall.cpuShare * 100).toFixed(0)} % of the core used`,
    },
    {
      name: `${name}, memory`,
      value: memory.running,
      atMost: 700,
      unit: 'MB',
      detail: `most ever resident from the first join on; ${memory.starting.toFixed(0)} MB for a moment at the start, while V8 compiles the database`,
    },
    {
      name: `${name}, lateness of packets (p99)`,
      value: most,
      atMost: 250,
      unit: 'ms',
      detail: `median ${half} ms after the class's second, ${perWall.toFixed(2)} packets a wall and second`,
    },
    {
      name: `${name}, packets missed`,
      value: counted.missing,
      atMost: 0,
      unit: '',
      detail: `${counted.packets} came to ${CLASSES * WALLS} walls`,
    },
    {
      name: `${name}, samples not stored`,
      value: counted.unacknowledged,
      atMost: 0,
      unit: '',
      detail: `${counted.sent} sent, ${counted.refused} refused`,
    },
  ]
}

const run = async (server: BuiltServer): Promise<readonly Figure[]> => {
  const gym = startProcess(join(import.meta.dirname, 'gym.ts'), { core: GYM_CORE })
  try {
    const staff = await signIn(server.origin)
    const classes = await openClasses(staff, CLASSES)
    const { token: realtimeToken } = await staff.client.call(createRealtimeToken, {})
    const starting = peakMegabytes(server.pid)
    resetPeak(server.pid)
    const opened = nextReport<Opened>(gym, 'opened')
    order(gym, { kind: 'open', origin: server.origin, realtimeToken, classes } satisfies Order)
    const joined = joinsOf(await opened)
    await pause(WARM_UP_MS)
    order(gym, { kind: 'count' } satisfies Order)
    await stallSinceLast(server)
    await pause(MEASURED_MS)
    const stall = await stallSinceLast(server)
    const counted = nextReport<Counted>(gym, 'counted')
    order(gym, { kind: 'close' } satisfies Order)
    return [joined, ...figuresOf(stall, await counted, { starting, running: peakMegabytes(server.pid) })]
  } finally {
    await stopProcess(gym)
  }
}

export const benchTwentyClasses: Bench = () =>
  withFolder(async (dataDirectory) => {
    await fillDataDirectory(dataDirectory)
    await addPeople(dataDirectory, CLASSES * PARTICIPANTS)
    const preload = [STALL_PROBE]
    const server = await startBuiltServer({ dataDirectory, core: SERVER_CORE, preload })
    try {
      return await run(server)
    } finally {
      await server.stop()
    }
  })
