/** Every list of the panel over HTTP against its two statements alone, on the embedded engine and on a server of PostgreSQL. */
import { cpSync } from 'node:fs'
import { join } from 'node:path'

import { Client } from 'pg'

import { boardPage, boardSearch, challengeDetail, challengesBy, entrantsPage } from '../challenge-lists/asked.ts'
import { CHALLENGES, LARGE } from '../challenge-lists/messages.ts'
import { startBuiltServer, type BuiltServer } from '../measure/built-server.ts'
import { withFolder } from '../measure/data-directory.ts'
import { signIn } from '../measure/demo-center.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { fill } from '../measure/fill.ts'
import { listRatio, totalInMeta, type Asked } from '../measure/list-ratio.ts'
import { withRawLists, type Raw } from '../measure/raw-lists.ts'
import { cpuMilliseconds } from '../measure/server-load.ts'
import { createAsking, type Asking } from '../member-lists/asking.ts'
import { MEMBERS } from '../member-lists/messages.ts'
import { SENSORS } from '../sensor-lists/messages.ts'
import { PAGES as SENSOR_PAGES, SEARCHES as SENSOR_SEARCHES } from '../sensor-lists/sensor-lists.ts'
import { membersPage, staffPage } from './asked.ts'
import { startLeast } from './least-call.ts'

const PAGE_SIZE = 20
/** Of calls that take seconds. */
const SLOW_ROUNDS = 5
/** A server of PostgreSQL whose user may create databases; without it only the embedded engine is measured. */
const SERVER = 'BENCH_DATABASE_URL'

/** Where an engine has its data: a folder and, on a server, an address. */
interface Place {
  readonly folder: string
  readonly databaseUrl?: string
}

const FILLS = [
  ['member-lists/fill-members.ts', String(MEMBERS)],
  ['challenge-lists/fill-challenges.ts'],
  ['sensor-lists/fill-sensors.ts', String(SENSORS)],
] as const

const startedIn = ({ folder, databaseUrl }: Place): Promise<BuiltServer> =>
  startBuiltServer({ dataDirectory: join(folder, 'data'), ...(databaseUrl === undefined ? {} : { databaseUrl }) })

const fillAll = async (place: Place): Promise<void> => {
  await (await startedIn(place)).stop()
  const database = place.databaseUrl ?? join(place.folder, 'data/postgres')
  for (const [file, ...args] of FILLS) await fill(file, [database, ...args])
}

const lastPage = (answer: string): number => (JSON.parse(answer) as { lastPage: number }).lastPage
const goalsIn = (answer: string): number => (JSON.parse(answer) as { data: { goals: unknown[] } }).data.goals.length

interface Ways {
  readonly engine: string
  readonly branch: string
  readonly asking: Asking
  readonly raw: Raw
  readonly cpu: (() => number) | undefined
  /** For a server of its own. */
  readonly place: string
}

const measureLists = async ({ engine, branch, asking, raw, cpu, place }: Ways): Promise<readonly Figure[]> => {
  const meter = cpu === undefined ? {} : { cpu }
  const of = (name: string, asked: readonly Asked[], more: Partial<Parameters<typeof listRatio>[0]> = {}) =>
    listRatio({ name: `${name}, ${engine}`, asked, totalOf: totalInMeta, ...meter, ...more }, asking, raw)
  const leastOf =
    (asked: Asked, isWritten = false) =>
    () =>
      startLeast({ place, branch, asked, asking, isCpu: cpu !== undefined, isWritten })
  const pagesOf = (numbers: readonly number[], one: (page: number) => Asked) => numbers.map(one)
  return [
    await of(`pages of ${MEMBERS} members`, [membersPage(1, 'created'), membersPage(2, 'name')], {
      least: leastOf(membersPage(1, 'created')),
    }),
    await of('a page of the staff', [staffPage], { least: leastOf(staffPage, true) }),
    await of(`pages of ${SENSORS} sensors`, SENSOR_PAGES),
    await of(`searches of ${SENSORS} sensors`, SENSOR_SEARCHES),
    await of(
      `pages of ${CHALLENGES} challenges`,
      pagesOf([1, 2, 25, 50], (page) => challengesBy({ page })),
    ),
    await of(`searches of ${CHALLENGES} challenges`, [
      challengesBy({ query: '&column=name&data=copa', where: 'fold(c.name) like fold($2)', values: ['%copa%'] }),
    ]),
    await of(
      `ranking of ${MEMBERS}`,
      pagesOf([1, 2], (page) => boardPage(branch, page)),
      { least: leastOf(boardPage(branch, 1)) },
    ),
    await of(`searches of the ranking of ${MEMBERS}`, [boardSearch(branch, 'garcia777')]),
    await of(`detail of a challenge of ${MEMBERS}`, [challengeDetail(LARGE)], {
      totalOf: goalsIn,
      least: leastOf(challengeDetail(LARGE)),
    }),
    await of(`entrants of a challenge of ${MEMBERS}`, [entrantsPage(LARGE, 1)], {
      totalOf: lastPage,
      countedAs: (total) => Math.ceil(total / PAGE_SIZE),
      rounds: SLOW_ROUNDS,
    }),
  ]
}

const measureIn = async (engine: string, place: Place): Promise<readonly Figure[]> => {
  await fillAll(place)
  const [copy, another] = [join(place.folder, 'copy'), join(place.folder, 'another')]
  if (place.databaseUrl === undefined) {
    for (const folder of [copy, another]) cpSync(join(place.folder, 'data/postgres'), folder, { recursive: true })
  }
  const server = await startedIn(place)
  const { headers, branchUuid } = await signIn(server.origin)
  const asking = createAsking(server.origin, headers)
  // a server of PostgreSQL works in processes of its own, so that only time tells there
  const cpu = place.databaseUrl === undefined ? () => cpuMilliseconds(server.pid) : undefined
  try {
    return await withRawLists(place.databaseUrl ?? copy, (raw) =>
      measureLists({ engine, branch: branchUuid, asking, raw, cpu, place: place.databaseUrl ?? another }),
    )
  } finally {
    asking.close()
    await server.stop()
  }
}

/** Runs work on a new database of a server, which is dropped afterwards. */
const withServerDatabase = async <T>(server: string, work: (url: string) => Promise<T>): Promise<T> => {
  const name = `latido_bench_${process.pid}`
  const admin = new Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name}`)
  try {
    return await work(Object.assign(new URL(server), { pathname: `/${name}` }).href)
  } finally {
    await admin.query(`drop database ${name} with (force)`)
    await admin.query(`drop role if exists latido_branch_${name}`)
    await admin.end()
  }
}

export const benchLists: Bench = async () => {
  const server = process.env[SERVER] ?? ''
  const figures = await withFolder((folder) => measureIn('embedded', { folder }))
  if (server === '') return figures
  const onServer = await withServerDatabase(server, (databaseUrl) =>
    withFolder((folder) => measureIn('PostgreSQL', { folder, databaseUrl })),
  )
  return [...figures, ...onServer]
}
