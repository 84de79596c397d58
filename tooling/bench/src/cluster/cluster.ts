/** Faults in a cluster. `BENCH_PEOPLE`, `BENCH_CLASSES`, and `BENCH_KILLS` scale it down. */
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { openAnyDatabase, type AnyDatabase } from '../measure/any-database.ts'
import { nextReport, order, startProcess, stopProcess } from '../measure/child-process.ts'
import { withFolder } from '../measure/data-directory.ts'
import { openClasses, signIn } from '../measure/demo-center.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { freePort } from '../measure/free-port.ts'
import * as faults from './faults.ts'
import { loadAtRest } from './load-at-rest.ts'
import type { BalancerOrder, Balancing, Closed, FullClass, GymOrder, Opened, Silence } from './messages.ts'
import { hasNats, startNatsNodes } from './nats-nodes.ts'
import { startServerGroup } from './server-group.ts'
import { storageOf } from './storage.ts'
import { hasPostgres, startPostgres, type ThrowawayPostgres } from './throwaway-postgres.ts'
import { verify } from './verify.ts'

type Child = ReturnType<typeof startProcess>

const numberFrom = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise)
const PEOPLE = numberFrom('BENCH_PEOPLE', 2_000)
const CLASSES = Math.min(numberFrom('BENCH_CLASSES', 20), PEOPLE)
const KILLS = numberFrom('BENCH_KILLS', 20)
const NATS_NODES = 3
const FIRST_CODE = 500_000
const ASK_EVERY_MS = 250
const LIVELY_WITHIN_MS = 60_000
const MOST_SILENCE_MS = 5_000

/** Each member joins one class, so that a display detects foreign data. */
const addMembers = async (database: AnyDatabase): Promise<void> => {
  await database.query(
    `insert into members (uuid, branch_uuid, name, last_name_1, pseudonym, email, sign_in_code, birthday, weight_kg, sex)
    select gen_random_uuid(), (select branch_uuid from administrators where email = 'admin@demo.example'), 'Ana ' || n,
      'Ibáñez', 'Pulso ' || n, 'pulso' || n || '@bench.example', ($2::int + n)::text, '1990-01-01', 70, 'female'
    from generate_series(0, $1::int - 1) as n`,
    [PEOPLE, FIRST_CODE],
  )
}

const codesOf = (index: number): readonly string[] => {
  const [from, to] = [index, index + 1].map((place) => Math.floor((PEOPLE * place) / CLASSES))
  return Array.from({ length: (to ?? 0) - (from ?? 0) }, (_, number) => String(FIRST_CODE + (from ?? 0) + number))
}

const ask = (gym: Child, since: number): Promise<Silence> => {
  const heard = nextReport<Silence>(gym, 'silence')
  order(gym, { kind: 'silence', since } satisfies GymOrder)
  return heard
}

const silenceOver = async (gym: Child, fault: () => Promise<void>): Promise<number> => {
  const since = Date.now()
  await fault()
  const until = Date.now() + LIVELY_WITHIN_MS
  for (;;) {
    await pause(ASK_EVERY_MS)
    const { longest, isOver } = await ask(gym, since)
    if (isOver || Date.now() > until) return longest
  }
}

const SILENCES = [
  ['the server of most classes is killed', KILLS, faults.killOwner],
  ['the leader among three nodes of NATS is killed', 1, faults.killNatsLeader],
  ['all nodes of NATS are killed and start again', 1, faults.killAllNats],
  ['PostgreSQL ends all connections', 3, faults.endDatabaseConnections],
  ['all servers are restarted in turn', 1, faults.restartInTurn],
  ['a server is cut off from NATS', 1, faults.cutFromNats],
  ['a server is cut off from NATS and its database', 1, faults.cutFromAll],
] as const

const measureSilences = async (gym: Child, cloud: faults.Cloud): Promise<readonly Figure[]> => {
  const figures: Figure[] = []
  for (const [what, times, fault] of SILENCES) {
    const silences: number[] = []
    for (let time = 0; time < times; time += 1) silences.push(await silenceOver(gym, () => fault(cloud)))
    const each = silences.map((silence) => (silence / 1000).toFixed(1)).join(', ')
    const detail = `longest at any wall; ${times} times: ${each} s`
    process.stderr.write(`  ${what}: ${each} s\n`)
    figures.push({
      name: `cluster, silence while ${what}`,
      value: Math.max(0, ...silences),
      atMost: MOST_SILENCE_MS,
      unit: 'ms',
      detail,
    })
  }
  return figures
}

const count = (name: string, value: number, detail: string): Figure => ({
  name: `cluster, ${name}`,
  value,
  atMost: 0,
  unit: '',
  detail,
})

const countsOf = async (closed: Closed, postgres: ThrowawayPostgres, classes: readonly FullClass[], folder: string) => {
  const uuids = classes.map(({ uuid }) => uuid)
  const { people, acknowledged, lost, unequal, notOnce } = await verify(postgres.url, uuids, folder)
  return [
    count(
      'acknowledged samples lost',
      lost,
      `${acknowledged} acknowledged of ${closed.sent} sent, ${closed.refused} refused`,
    ),
    count('samples never acknowledged', closed.unacknowledged, 'a minute after the last'),
    count('trainings unlike those of a run without faults', unequal, `${people} people`),
    count('people without exactly one training', notOnce, `${people} people; ended on both sides of a split`),
    count(
      'lines about somebody of another class',
      closed.foreign,
      `${closed.packets} packets at ${classes.length} walls, of which ${closed.repeated} came again or late and are not shown`,
    ),
    count('phones sent away', closed.givenUp, `${people} phones`),
  ]
}

const run = async (folder: string): Promise<readonly Figure[]> => {
  const postgres = await startPostgres(folder)
  const nats = await startNatsNodes(folder, NATS_NODES)
  const servers = await startServerGroup(folder, { nats, postgres })
  const [gym, balancer] = [
    startProcess(join(import.meta.dirname, 'gym.ts')),
    startProcess(join(import.meta.dirname, 'balancer.ts')),
  ]
  const database = await openAnyDatabase(postgres.url)
  try {
    const port = await freePort()
    const balancing = nextReport<Balancing>(balancer, 'balancing')
    order(balancer, { kind: 'balance', port, targets: servers.ports } satisfies BalancerOrder)
    await balancing
    await addMembers(database)
    const origin = `http://127.0.0.1:${port}`
    const rooms = await openClasses(await signIn(origin), CLASSES)
    const classes = rooms.map((room, index) => ({ ...room, codes: codesOf(index) }))
    const cloud = { servers, nats, database, classes }
    const opened = nextReport<Opened>(gym, 'opened')
    order(gym, { kind: 'open', origin, classes } satisfies GymOrder)
    await opened
    process.stderr.write(`  ${PEOPLE} people are in\n`)
    await silenceOver(gym, async () => {})
    const load = await loadAtRest({ servers, nats, postgres, gym: gym.pid ?? 0, balancer: balancer.pid ?? 0 })
    const silences = await measureSilences(gym, cloud)
    process.stderr.write('  ending all classes while a server is cut off\n')
    const ending = await faults.endWhileSplit(cloud)
    const closed = nextReport<Closed>(gym, 'closed')
    order(gym, { kind: 'close', folder } satisfies GymOrder)
    const counts = await countsOf(await closed, postgres, classes, folder)
    const storage = await storageOf(database)
    const size = `${PEOPLE} people in ${CLASSES} classes, ${KILLS} kills, ${availableParallelism()} cores shared by all processes`
    const ended = `All classes were ended in ${(ending / 1000).toFixed(0)} s while a server was cut off`
    process.stderr.write(`${size}. Before any fault: ${load} of a core. ${ended}. On disk: ${storage}.\n`)
    for (const [complaint, times] of Object.entries(servers.complaints()))
      process.stderr.write(`${times} × ${complaint}\n`)
    return [...silences, ...counts]
  } finally {
    await Promise.all([stopProcess(gym), stopProcess(balancer)])
    await servers.stopAll()
    await database.close()
    await Promise.all([nats.stop(), postgres.stop()])
  }
}

export const benchCluster: Bench = async () => {
  if (process.platform !== 'linux' || !hasNats || !hasPostgres) {
    process.stderr.write('cluster is skipped: it needs Linux with nats-server and PostgreSQL installed.\n')
    return []
  }
  return withFolder(run)
}
