/** Uploads hostile files, four at a time, while a class of fifty runs. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { createRealtimeToken } from '@repo/api-client/classes/realtime-config'
import { viewOf } from '@repo/api-client/core/list'
import { listMembers } from '@repo/api-client/members/list-members'
import { listTrainingTypes } from '@repo/api-client/trainings/training-types'

import { startBuiltServer, type BuiltServer } from '../measure/built-server.ts'
import { nextReport, order, startProcess, stopProcess } from '../measure/child-process.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import { openClasses, signIn, type DemoStaff } from '../measure/demo-center.ts'
import type { Figure } from '../measure/figure.ts'
import { addPeople } from '../measure/people.ts'
import { residentMegabytes } from '../measure/server-load.ts'
import { largest, quantile } from '../measure/statistics.ts'
import type { Counted, Opened } from '../twenty-classes/messages.ts'

const SENDER = join(import.meta.dirname, '../../../../apps/api/testing/hostile/send-hostile-files.ts')
const GYM = join(import.meta.dirname, '../twenty-classes/gym.ts')

const SERVER_CORE = 0
const OTHERS_CORE = 1
const PARTICIPANTS = 50
/** Until memory use is stable. */
const WARM_UP_MS = 60_000
const SETTLED_AFTER_MS = 60_000

/** The ids of members that the bench adds aren't valid in a path. */
const DEMO_MEMBERS = { column: 'email', search: '@members.example' } as const

interface Sent {
  readonly kind: 'sent'
  readonly files: number
  readonly answers: Readonly<Record<number, number>>
  readonly faults: readonly string[]
  readonly isGoodImported: boolean
}

export interface HostileFilesOptions {
  readonly files: number
  readonly minutes: number
  readonly seed: number
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)

const residentTogether = ({ pid }: BuiltServer): number =>
  [pid, ...childrenOf(pid)].reduce((sum, one) => sum + residentMegabytes(one), 0)

const targetsOf = async ({ client, headers, userUuid }: DemoStaff) => {
  const { rows: members } = await client.call(listMembers, { query: viewOf(listMembers, DEMO_MEMBERS) })
  const [type] = await client.call(listTrainingTypes, {})
  return {
    headers,
    adminUuid: userUuid,
    memberUuid: members[0]?.uuid ?? '',
    typeUuid: type?.uuid ?? '',
  }
}

interface Measured {
  readonly sent: Sent
  readonly counted: Counted
  readonly grown: number
  readonly exits: number
}

const run = async (server: BuiltServer, options: HostileFilesOptions): Promise<Measured> => {
  const [gym, sender] = [GYM, SENDER].map((file) => startProcess(file, { core: OTHERS_CORE })) as [
    ReturnType<typeof startProcess>,
    ReturnType<typeof startProcess>,
  ]
  try {
    const staff = await signIn(server.origin)
    const classes = await openClasses(staff, 1)
    const { token: realtimeToken } = await staff.client.call(createRealtimeToken, {})
    const opened = nextReport<Opened>(gym, 'opened')
    order(gym, { kind: 'open', origin: server.origin, realtimeToken, classes, participants: PARTICIPANTS })
    await opened
    await pause(WARM_UP_MS)
    const before = residentTogether(server)
    order(gym, { kind: 'count' })
    const sending = nextReport<Sent>(sender, 'sent')
    order(sender, { origin: server.origin, ...(await targetsOf(staff)), ...options })
    const sent = await sending
    const counting = nextReport<Counted>(gym, 'counted')
    order(gym, { kind: 'report' })
    const counted = await counting
    await pause(SETTLED_AFTER_MS)
    const isRunning = existsSync(`/proc/${server.pid}`)
    const grown = isRunning ? residentTogether(server) - before : Number.NaN
    return { sent, counted, grown, exits: isRunning ? 0 : 1 }
  } finally {
    await Promise.all([stopProcess(gym), stopProcess(sender)])
  }
}

const figuresOf = ({ sent, counted, grown, exits }: Measured, { seed }: HostileFilesOptions): readonly Figure[] => {
  const name = `${sent.files} hostile files beside a class of ${PARTICIPANTS}`
  const answers = Object.entries(sent.answers).map(([status, count]) => `${count} × ${status}`)
  const detail = `${answers.join(', ')}; seed ${seed}`
  const count = { unit: '', atMost: 0 } as const
  return [
    { ...count, name: `${name}, ends of the server`, value: exits, detail },
    {
      ...count,
      name: `${name}, 5xx and unanswered`,
      value: sent.faults.length,
      detail: sent.faults.slice(0, 5).join(),
    },
    { ...count, name: `${name}, good files refused afterwards`, value: sent.isGoodImported ? 0 : 1, detail },
    {
      name: `${name}, lateness of packets (p99)`,
      value: quantile(counted.lateness, 0.99),
      atMost: 250,
      unit: 'ms',
      detail: `median ${quantile(counted.lateness, 0.5)} ms, latest ${largest(counted.lateness)} ms`,
    },
    { ...count, name: `${name}, packets missed`, value: counted.missing, detail: `${counted.packets} came` },
    {
      name: `${name}, memory of the server and its child`,
      value: grown,
      atMost: 50,
      unit: 'MB',
      detail: `more ${SETTLED_AFTER_MS / 1000} s after the last file than before the first`,
    },
  ]
}

export const benchHostileFiles = (options: HostileFilesOptions): Promise<readonly Figure[]> =>
  withFolder(async (dataDirectory) => {
    await fillDataDirectory(dataDirectory)
    await addPeople(dataDirectory, PARTICIPANTS)
    const server = await startBuiltServer({ dataDirectory, core: SERVER_CORE })
    try {
      return figuresOf(await run(server, options), options)
    } finally {
      await server.stop()
    }
  })
