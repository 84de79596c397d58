/** Ten thousand members are imported, and taken back, beside a class of a hundred. */
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { createRealtimeToken } from '@repo/api-client/classes/realtime-config'
import { createImport, runImport, saveImportColumns, showImport, undoImport } from '@repo/api-client/imports/endpoints'

import { type BuiltServer, startBuiltServer } from '../measure/built-server.ts'
import { nextReport, order, startProcess, stopProcess } from '../measure/child-process.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import { type DemoStaff, openClasses, signIn } from '../measure/demo-center.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { fill } from '../measure/fill.ts'
import { addPeople } from '../measure/people.ts'
import { STALL_PROBE, stallSinceLast } from '../measure/server-load.ts'
import { quantile } from '../measure/statistics.ts'
import type { Counted, Opened, Order } from '../twenty-classes/messages.ts'

/** `BENCH_MEMBERS` scales it down. */
const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 10_000)
/** Members, sensors, and trainings that the center has. */
const KNOWN = [20_000, 2000, 100_000]
const PARTICIPANTS = 100
const SERVER_CORE = 0
const GYM_CORE = 1
const WARM_UP_MS = 10_000
const ASKED_EVERY_MS = 500
const RUN_MS = 60_000

const fileOf = (): Blob => {
  const rows = Array.from(
    { length: MEMBERS },
    (_, at) =>
      `m${at}@import.example,Persona ${at},Peralta Ruiz,1990-03-${String((at % 28) + 1).padStart(2, '0')},F,70,170`,
  )
  return new Blob([['Email,First name,Last name,Birthday,Sex,Weight (kg),Height (cm)', ...rows].join('\r\n')])
}

const isAfter = async ({ client }: DemoStaff, uuid: string, state: 'done' | 'undone'): Promise<void> => {
  while ((await client.call(showImport, { params: { uuid } })).state !== state) await pause(ASKED_EVERY_MS)
}

interface Measured {
  readonly server: BuiltServer
  readonly gym: ReturnType<typeof startProcess>
  readonly name: string
}

/** Of one step, beside the class. */
const measure = async ({ server, gym, name }: Measured, step: () => Promise<void>): Promise<readonly Figure[]> => {
  order(gym, { kind: 'count' } satisfies Order)
  await stallSinceLast(server)
  const begun = performance.now()
  await step()
  const milliseconds = performance.now() - begun
  const stall = await stallSinceLast(server)
  const report = nextReport<Counted>(gym, 'counted')
  order(gym, { kind: 'report' } satisfies Order)
  const counted = await report
  const [half, most] = [quantile(counted.lateness, 0.5), quantile(counted.lateness, 0.99)]
  const detail = `longest ${stall.longestPassed.toFixed(0)} ms with the time that other processes held the core`
  return [
    { name: `${name}, time`, value: milliseconds, atMost: RUN_MS, unit: 'ms', detail: `${MEMBERS} members` },
    { name: `${name}, longest event-loop stall`, value: stall.longest, atMost: 50, unit: 'ms', detail },
    {
      name: `${name}, lateness of packets (p99)`,
      value: most,
      atMost: 250,
      unit: 'ms',
      detail: `median ${half} ms after the class's second; ${counted.missing} of ${counted.packets} packets missed`,
    },
  ]
}

const run = async (server: BuiltServer): Promise<readonly Figure[]> => {
  const gym = startProcess(join(import.meta.dirname, '../twenty-classes/gym.ts'), { core: GYM_CORE })
  try {
    const staff = await signIn(server.origin)
    const { client } = staff
    const classes = await openClasses(staff, 1)
    const { token: realtimeToken } = await client.call(createRealtimeToken, {})
    const opened = nextReport<Opened>(gym, 'opened')
    const { origin } = server
    order(gym, { kind: 'open', origin, realtimeToken, classes, participants: PARTICIPANTS } satisfies Order)
    await opened
    await pause(WARM_UP_MS)
    let uuid = ''
    const read = await measure({ server, gym, name: 'file read and planned' }, async () => {
      const created = await client.call(createImport, {
        body: { kind: 'members', fileName: 'members.csv' },
        file: fileOf(),
      })
      uuid = created.uuid
      const { settings } = await client.call(showImport, { params: { uuid } })
      await client.call(saveImportColumns, { params: { uuid }, body: settings })
    })
    const written = await measure({ server, gym, name: 'import run' }, async () => {
      await client.call(runImport, { params: { uuid } })
      await isAfter(staff, uuid, 'done')
    })
    const undone = await measure({ server, gym, name: 'import undone' }, async () => {
      await client.call(undoImport, { params: { uuid } })
      await isAfter(staff, uuid, 'undone')
    })
    return [...read, ...written, ...undone]
  } finally {
    await stopProcess(gym)
  }
}

export const benchImports: Bench = () =>
  withFolder(async (dataDirectory) => {
    await fillDataDirectory(dataDirectory)
    await fill('lists/fill-center.ts', [join(dataDirectory, 'postgres'), ...KNOWN.map(String)])
    await addPeople(dataDirectory, PARTICIPANTS)
    const server = await startBuiltServer({ dataDirectory, core: SERVER_CORE, preload: [STALL_PROBE] })
    try {
      return await run(server)
    } finally {
      await server.stop()
    }
  })
