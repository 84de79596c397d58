/**
 * Capacity of a server with one core: adds twenty full classes at a time until 1 % of packets are late or one is lost.
 * Phones and displays are separate processes, because bursts of phones would delay what displays receive.
 */
import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { createRealtimeToken } from '@repo/api-client/classes/realtime-config'

import { startBuiltServer, type BuiltServer } from '../measure/built-server.ts'
import { nextReport, order, startProcess, stopProcess } from '../measure/child-process.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import { openClasses, signIn } from '../measure/demo-center.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { addPeople } from '../measure/people.ts'
import { cpuMilliseconds, residentMegabytes } from '../measure/server-load.ts'
import { quantile } from '../measure/statistics.ts'
import { PARTICIPANTS, type Counted, type Hung, type Opened, type Order } from '../twenty-classes/messages.ts'
import { measureFloor, type Floor } from './floor.ts'

const GYM = join(import.meta.dirname, '../twenty-classes/gym.ts')
const SERVER_CORE = 0
const GYM_CORE = 1
const STEP = 20
const GOAL = 10_000
const LATE_MS = 250
const WARM_UP_MS = 10_000
const MEASURED_MS = 30_000

interface Step {
  readonly people: number
  /** 99th percentile in ms. */
  readonly late: number
  readonly missing: number
  readonly unacknowledged: number
  readonly server: number
  readonly gym: number
  readonly megabytes: number
}

interface Gym {
  readonly phones: ChildProcess
  readonly walls: ChildProcess
}

const reported = (process: ChildProcess): Promise<Counted> => {
  const report = nextReport<Counted>(process, 'counted')
  order(process, { kind: 'report' } satisfies Order)
  return report
}

const measure = async (server: BuiltServer, { phones, walls }: Gym, people: number): Promise<Step> => {
  const gymPid = phones.pid ?? 0
  await pause(WARM_UP_MS)
  order(walls, { kind: 'count' } satisfies Order)
  const [serverBefore, gymBefore] = [cpuMilliseconds(server.pid), cpuMilliseconds(gymPid)]
  await pause(MEASURED_MS)
  const shareOf = (pid: number, before: number) => (cpuMilliseconds(pid) - before) / MEASURED_MS
  const [ours, theirs] = [shareOf(server.pid, serverBefore), shareOf(gymPid, gymBefore)]
  const { lateness, missing } = await reported(walls)
  const { unacknowledged } = await reported(phones)
  const late = quantile(lateness, 0.99)
  return { people, late, missing, unacknowledged, server: ours, gym: theirs, megabytes: residentMegabytes(server.pid) }
}

const isGood = ({ late, missing }: Step): boolean => late < LATE_MS && missing === 0

const said = ({ people, late, missing, unacknowledged, server, gym, megabytes }: Step): string =>
  `${people}: ${late.toFixed(0)} ms, ${missing} missing, ${unacknowledged} without a receipt, ${(server * 100).toFixed(0)} % and ${(gym * 100).toFixed(0)} % ` +
  `of a core for server and phones, ${megabytes.toFixed(0)} MB`

const climb = async (server: BuiltServer, gym: Gym): Promise<readonly Step[]> => {
  const staff = await signIn(server.origin)
  const steps: Step[] = []
  for (let classes = 0; classes * PARTICIPANTS < GOAL; classes += STEP) {
    // outlasts a step, but not all of them
    const { token: realtimeToken } = await staff.client.call(createRealtimeToken, {})
    const opened = nextReport<Opened>(gym.phones, 'opened')
    const given = { origin: server.origin, realtimeToken, classes: await openClasses(staff, STEP, classes) }
    order(gym.phones, { ...given, kind: 'open', isWithoutWalls: true } satisfies Order)
    const { starts } = await opened
    const hung = nextReport<Hung>(gym.walls, 'hung')
    order(gym.walls, { ...given, kind: 'hang', starts } satisfies Order)
    await hung
    const step = await measure(server, gym, (classes + STEP) * PARTICIPANTS)
    steps.push(step)
    process.stdout.write(`  ${said(step)}\n`)
    if (!isGood(step)) break
  }
  return steps
}

const figureOf = (steps: readonly Step[], { share, waited }: Floor): Figure => {
  const most = steps.findLast(isGood)?.people ?? 0
  return {
    name: `people on one core at 1 Hz, ${GOAL} against those whose packets came within ${LATE_MS} ms (99 of 100)`,
    value: GOAL / most,
    atMost: 1,
    unit: '×',
    detail:
      `carried ${most}; ${steps.map(said).join('; ')}; a bare server that stores each sample and answers it needs ` +
      `${(share * 100).toFixed(0)} % of the core for ${GOAL}, receipts within ${waited.toFixed(0)} ms (99 of 100)`,
  }
}

const carried = async (dataDirectory: string): Promise<readonly Step[]> => {
  const server = await startBuiltServer({
    dataDirectory,
    core: SERVER_CORE,
    settings: { TRUSTED_PROXIES: '127.0.0.1' },
  })
  const [phones, walls] = [startProcess(GYM, { core: GYM_CORE }), startProcess(GYM, { core: GYM_CORE })]
  try {
    return await climb(server, { phones, walls })
  } finally {
    await stopProcess(walls)
    await stopProcess(phones)
    await server.stop()
  }
}

export const benchCeiling: Bench = () =>
  withFolder(async (dataDirectory) => {
    await fillDataDirectory(dataDirectory)
    await addPeople(dataDirectory, GOAL)
    const steps = await carried(dataDirectory)
    const floor = await measureFloor({
      database: join(dataDirectory, 'postgres'),
      phones: GOAL,
      serverCore: SERVER_CORE,
      phonesCore: GYM_CORE,
      warmUpMs: WARM_UP_MS,
      measuredMs: MEASURED_MS,
    })
    return [figureOf(steps, floor)]
  })
