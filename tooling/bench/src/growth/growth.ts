/** How what a call costs grows with a center, from a hundred members to ten thousand, each with ten trainings in a year. */
import { join } from 'node:path'

import { startBuiltServer } from '../measure/built-server.ts'
import { nextReport, startProcess, stopProcess } from '../measure/child-process.ts'
import { fillDataDirectory, withFolder } from '../measure/data-directory.ts'
import { signIn } from '../measure/demo-center.ts'
import type { Bench, Figure } from '../measure/figure.ts'
import { cpuMilliseconds } from '../measure/server-load.ts'
import { median } from '../measure/statistics.ts'
import { createAsking } from '../member-lists/asking.ts'
import type { Filled } from '../reports/messages.ts'

const FEW = 100
const MANY = 10_000
const SIZES = [FEW, 1_000, MANY] as const
const TRAININGS_EACH = 10
const WARM_UP_ROUNDS = 2
const ROUNDS = 5
const CALLS_A_ROUND = 40
const MOST_EXPONENT = 0.3
const DAY_MS = 86_400_000
const PAGE_SIZE = 20

const dayAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)
const reportOf = (days: number): string => `/api/v2/center/report?from_date=${dayAgo(days)}&to_date=${dayAgo(1)}`

/** Calls by what they are, in a center of so many members. */
const PATHS = {
  'first page of members': () => '/api/v2/users?page=1',
  'last page of members': (members: number) => `/api/v2/users?page=${members / PAGE_SIZE}&sort=name&direction=asc`,
  'search that finds one member': () => '/api/v2/users?page=1&search_column=email&search=pulso42%40',
  'first page of trainings': () => '/api/v2/trainings/level?page=1',
  'report of seven days': () => reportOf(7),
  'report of a year': () => reportOf(364),
} as const

type Name = keyof typeof PATHS
const NAMES = Object.keys(PATHS) as Name[]
type Costs = Readonly<Record<Name, number>>

/** Milliseconds of CPU that each call costs a server with so many members. */
const costsAt = (members: number): Promise<Costs> =>
  withFolder(async (folder) => {
    const data = join(folder, 'data')
    await fillDataDirectory(data)
    const filling = startProcess(join(import.meta.dirname, '../reports/fill-trainings.ts'), {
      args: [join(data, 'postgres'), String(members * TRAININGS_EACH), String(members)],
    })
    await nextReport<Filled>(filling, 'filled')
    await stopProcess(filling)
    const server = await startBuiltServer({ dataDirectory: data })
    const asking = createAsking(server.origin, (await signIn(server.origin)).headers)
    try {
      const costs: Partial<Record<Name, number>> = {}
      for (const name of NAMES) {
        const paths = Array.from({ length: CALLS_A_ROUND }, () => PATHS[name](members))
        const rounds: number[] = []
        for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
          const before = cpuMilliseconds(server.pid)
          await asking.all(paths)
          if (round >= WARM_UP_ROUNDS) rounds.push((cpuMilliseconds(server.pid) - before) / CALLS_A_ROUND)
        }
        costs[name] = median(rounds)
      }
      return costs as Costs
    } finally {
      asking.close()
      await server.stop()
    }
  })

export const benchGrowth: Bench = async () => {
  const measured: Costs[] = []
  for (const size of SIZES) measured.push(await costsAt(size))
  return NAMES.map((name): Figure => {
    const costs = measured.map((at) => at[name])
    const exponent = Math.log((costs.at(-1) ?? 0) / (costs[0] ?? 1)) / Math.log(MANY / FEW)
    const atEach = costs.map((cost, index) => `${cost.toFixed(2)} ms of CPU at ${SIZES[index]}`).join(', ')
    const detail = `exponent ${exponent.toFixed(2)}, ${atEach} members`
    return { name: `growth of the ${name}`, value: exponent, atMost: MOST_EXPONENT, unit: '', detail }
  })
}
