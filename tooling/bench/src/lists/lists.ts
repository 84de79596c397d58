import { join } from 'node:path'

import { Client } from 'pg'

import { startBuiltServer } from '../measure/built-server.ts'
import { withFolder } from '../measure/data-directory.ts'
import { signIn } from '../measure/demo-center.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { fill } from '../measure/fill.ts'
import { median, quantile } from '../measure/statistics.ts'
import { calledPaths, SMALLEST } from './called-paths.ts'
import { createCalls, type Calls } from './timed-calls.ts'

/** `BENCH_MEMBERS` scales it down. */
const MEMBERS = Number(process.env['BENCH_MEMBERS'] ?? 100_000)
const SENSORS = MEMBERS / 10
const GOAL_MS = 50
const WARM_UP_CALLS = 20
const ROUNDS = 5
const CALLS_A_ROUND = 40
/** Its user must be allowed to create databases. Without it, only PGlite is measured. */
const SERVER = 'BENCH_DATABASE_URL'

/** Alternates with the smallest call, so that a slow moment of the machine affects both. */
const figureOf = async (calls: Calls, name: string, path: string): Promise<Figure> => {
  await calls.time(path, WARM_UP_CALLS)
  const [times, floor]: [number[], number[]] = [[], []]
  for (let round = 0; round < ROUNDS; round += 1) {
    times.push(...(await calls.time(path, CALLS_A_ROUND)))
    floor.push(...(await calls.time(SMALLEST, CALLS_A_ROUND)))
  }
  const [ours, least] = [median(times), median(floor)]
  return {
    name,
    value: quantile(times, 0.95),
    atMost: GOAL_MS,
    unit: 'ms',
    detail: `p95 of ${times.length} calls, median ${ours.toFixed(1)} ms, ${(ours / least).toFixed(2)} × the smallest call`,
  }
}

const measureOn = async (engine: string, databaseUrl?: string): Promise<readonly Figure[]> =>
  withFolder(async (dataDirectory) => {
    const start = () => startBuiltServer({ dataDirectory, ...(databaseUrl === undefined ? {} : { databaseUrl }) })
    await (await start()).stop()
    const database = databaseUrl ?? join(dataDirectory, 'postgres')
    await fill('lists/fill-center.ts', [database, ...[MEMBERS, SENSORS, MEMBERS].map(String)])
    const server = await start()
    const staff = await signIn(server.origin)
    const calls = createCalls(server.origin, staff.headers)
    try {
      const figures: Figure[] = []
      for (const [name, path] of await calledPaths(staff))
        figures.push(await figureOf(calls, `${name}, ${MEMBERS} members, ${engine}`, path))
      return figures
    } finally {
      calls.close()
      await server.stop()
    }
  })

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
  const embedded = await measureOn('embedded')
  if (server === '') return embedded
  return [...embedded, ...(await withServerDatabase(server, (url) => measureOn('PostgreSQL', url)))]
}
